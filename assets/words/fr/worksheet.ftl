## Les mots d’une feuille de TD

worksheet-worksheet = Feuille de TD
worksheet-solution = Corrigé
worksheet-name = Nom
worksheet-date = Date
worksheet-walls_in_order = Prends les murs dans cet ordre. Ouvre ceux qui séparent deux ensembles ; garde les autres.
worksheet-operations_in_order = Fais ces opérations dans cet ordre, et note chaque résultat.
worksheet-tie = À égalité, la seconde racine passe sous la première.
worksheet-fill_in_parents = Remplis ensuite chaque parent. Une racine est son propre parent.
worksheet-fill_in_sizes = Remplis ensuite chaque parent, et la taille de l’ensemble de chaque racine. Une racine est son propre parent.
worksheet-fill_in_ranks = Remplis ensuite chaque parent, et le rang de chaque racine. Une racine est son propre parent.
worksheet-opened = ouvert
worksheet-kept = gardé
worksheet-joined = joints
worksheet-same = même ensemble
