-- SQLite compares text byte by byte; the collation of the same name makes PostgreSQL sort alike.
create collation if not exists "binary" (provider = libc, locale = 'C');
