-- Only the embedded database needs this.
select 1;
