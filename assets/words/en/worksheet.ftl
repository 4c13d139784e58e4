## The words of a worksheet

worksheet-worksheet = Worksheet
worksheet-solution = Solution
worksheet-name = Name
worksheet-date = Date
worksheet-walls_in_order = Take the walls in this order. Open a wall between two sets; keep it inside one.
worksheet-operations_in_order = Do these operations in this order, and write down each result.
# The rule for which root goes below if both count the same.
worksheet-tie = If both are equal, the second root goes below the first.
# How to fill in the table, by the rules of the bench.
worksheet-fill_in_parents = Then fill in each parent. A root is its own parent.
worksheet-fill_in_sizes = Then fill in each parent, and how large each root’s set is. A root is its own parent.
worksheet-fill_in_ranks = Then fill in each parent, and each root’s rank. A root is its own parent.
# What happened to a wall, and in a union without one.
worksheet-opened = opened
worksheet-kept = kept
worksheet-joined = joined
worksheet-same = same set
