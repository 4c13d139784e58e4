## As palavras de uma folha de exercícios

worksheet-worksheet = Folha de exercícios
worksheet-solution = Gabarito
worksheet-name = Nome
worksheet-date = Data
worksheet-walls_in_order = Siga as paredes nesta ordem. Entre dois conjuntos, abra; dentro de um só, mantenha.
worksheet-operations_in_order = Faça estas operações nesta ordem e anote cada resultado.
# The rule for which root goes below if both count the same.
worksheet-tie = Se houver empate, a segunda raiz vai para baixo da primeira.
# How to fill in the table, by the rules of the bench.
worksheet-fill_in_parents = Depois preencha cada parent. Uma raiz é pai de si mesma.
worksheet-fill_in_sizes = Depois preencha cada parent e o tamanho do conjunto de cada raiz. Uma raiz é pai de si mesma.
worksheet-fill_in_ranks = Depois preencha cada parent e o rank de cada raiz. Uma raiz é pai de si mesma.
# What happened to a wall, and in a union without one.
worksheet-opened = aberta
worksheet-kept = mantida
worksheet-joined = unidos
worksheet-same = já unidos
