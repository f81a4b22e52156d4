-- discounts of cancelled items no longer count: all sums are counted again from the orders
delete from sales_day;
delete from sales_category_day;
delete from sales_product_day;
delete from sales_progress;
