-- Lists come from memory; nothing reads these any more, and each made every import and every count of what sells slower.
drop index product_in_main;
drop index product_in_sub;
drop index product_on_shelf;
drop index product_by_popularity;
drop index product_with_offer;
