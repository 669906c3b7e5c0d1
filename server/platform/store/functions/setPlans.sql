-- How the functions over sets are planned. A set's rows are few, and each is looked up by its index
-- however small a table is: plans are kept, and tables grow. (A plan with a path it was told to leave
-- looks dear enough to be compiled: it isn't.) What they call is planned alike.
DO $$
DECLARE
  over_sets text;
BEGIN
  FOREACH over_sets IN ARRAY ARRAY[
    'round_write', 'ledger_write', 'ledger_move_lots', 'ledger_end_holds',
    'postings_sum_to_zero', 'entries_sum_to_zero', 'entries_move_balance', 'steps_count_play']
  LOOP
    EXECUTE format('ALTER FUNCTION %I SET plan_cache_mode = force_generic_plan SET jit = off '
      'SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off', over_sets);
  END LOOP;
END $$;
