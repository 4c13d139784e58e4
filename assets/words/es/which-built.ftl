## Las palabras del concurso: cuatro laberintos, y cómo se construyó cada uno

which_built-title = ¿Quién lo hizo?
which_built-about = Cuatro laberintos: ¿quién hizo cuál?
which_built-built_by = ¿Cuál es obra de «{ $generator }»?
which_built-hint = Fíjate en los pasillos: lo largos que son, cuántos no llevan a nada y hacia dónde tienden.
which_built-known_by = { $generator }: { $how }
which_built-answer = Responder
which_built-next = Otra pregunta
which_built-watch = Ver cómo se construyeron
which_built-right = ¡Correcto!
which_built-right_one = Este
which_built-given = Tu respuesta
which_built-in_a_row = racha de { $count }
which_built-best = récord { $count }

## Lo que se puede preguntar sobre cuatro laberintos

which_built-asks-dead_ends = ¿Cuál tiene más callejones sin salida?
which_built-asks-longest_way = ¿En cuál hay más distancia de punta a punta?
which_built-asks-corridors = ¿Cuál tiene los pasillos más largos?
which_built-asks-straight = ¿En cuál se sigue recto más a menudo?
which_built-asks-slant = ¿En cuál ningún callejón se abre hacia abajo?

## Lo que se midió de un laberinto

which_built-dead_ends = { $count ->
    [one] { $count } callejón
   *[other] { $count } callejones
}
which_built-longest_way = { $steps } pasos de punta a punta
which_built-corridors = { $mean } pasos por pasillo
which_built-straight = { $percent } % sigue recto
which_built-slant = callejones: { $down } hacia abajo, { $right } a la derecha
