## Las palabras de una ficha

worksheet-worksheet = Ficha
worksheet-solution = Solución
worksheet-name = Nombre
worksheet-date = Fecha
worksheet-walls_in_order = Toma las paredes en este orden. Abre las que separan dos conjuntos y deja las que están dentro de uno.
worksheet-operations_in_order = Haz estas operaciones en este orden y anota cada resultado.
worksheet-tie = Si empatan, la segunda raíz se cuelga de la primera.
worksheet-fill_in_parents = Después escribe el padre de cada uno. Una raíz es su propio padre.
worksheet-fill_in_sizes = Después escribe el padre de cada uno y el tamaño del conjunto de cada raíz. Una raíz es su propio padre.
worksheet-fill_in_ranks = Después escribe el padre de cada uno y el rango de cada raíz. Una raíz es su propio padre.
worksheet-opened = abierta
worksheet-kept = intacta
worksheet-joined = unidos
worksheet-same = mismo conjunto
