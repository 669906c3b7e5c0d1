-- How the functions over sets are planned. A set's rows are few, and each is looked up by its index
-- however small a table is: plans are kept, and tables grow. (A plan with a path it was told to leave
-- looks dear enough to be compiled: it isn't.) What they call, their triggers too, is planned alike.
DO $$
DECLARE
  over_sets text;
BEGIN
  FOREACH over_sets IN ARRAY ARRAY['round_write', 'ledger_write', 'ledger_move_lots', 'ledger_end_holds']
  LOOP
    -- One whole scan of a small table looks cheaper than a set's lookups, but goes through the set for each row.
    EXECUTE format('ALTER FUNCTION %I SET plan_cache_mode = force_generic_plan SET jit = off '
      'SET random_page_cost = 0.01 SET enable_bitmapscan = off '
      'SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off', over_sets);
  END LOOP;
END $$;
