-- Whether an order was paid in vain is asked of every order of a month. Payments that go back are few:
-- without an index of them all payments were read.
CREATE INDEX payments_to_give_back ON payments (order_id) WHERE refund_due;
