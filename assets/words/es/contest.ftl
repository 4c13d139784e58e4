## Las palabras del lado a lado

contest-side_by_side = Lado a lado
contest-solvers = Resolutores
contest-generators = Generadores
contest-what_you_see = Lo que ves
contest-about_solvers = Todos buscan un camino por el mismo laberinto y, por turnos, entran en una casilla o salen de ella; mirar hacia delante no cuesta nada. Por donde han buscado queda coloreado.
contest-about_solvers_rooms = Todos buscan un camino por el mismo laberinto y, por turnos, entran en una sala o salen de ella; mirar hacia delante no cuesta nada. Por donde han buscado queda coloreado.
contest-about_generators = Todos construyen un laberinto del mismo tamaño con la misma semilla, paso a paso y por turnos. ¿Quién acabará primero?
contest-too_large = Este laberinto es demasiado grande para verlo lado a lado: se comparan hasta 500 × 500 salas.
contest-arrivals = Orden de llegada
contest-who_looked = Quién buscó dónde
contest-back_to_lanes = Ver todos
contest-at_work = sigue en ello
contest-no_path = no hay
contest-steps = Pasos
contest-held = En espera
contest-longest = Máximo
contest-path = Camino
contest-touched = Tocadas
contest-opened = Abiertas

## Los puestos: primero, segundo y demás

contest-places-first = 1.º
contest-places-second = 2.º
contest-places-third = 3.º
contest-places-fourth = 4.º

## Las palabras de la escuela de ratas

school-rat_school = Escuela de ratas
school-what_you_see = Lo que ves
school-about = Cuatro ratas dan una vuelta tras otra por el mismo laberinto. En los cruces eligen camino al azar, pero recuerdan los callejones sin salida, unas mejor que otras. Así, cada vez cometen menos errores.
school-too_large = Este laberinto es demasiado grande para la escuela: las ratas aprenden hasta 100 × 100 salas.
school-curve = Curva de aprendizaje
school-curve_note = errores en cada vuelta
school-remembers_all = Nunca olvida
school-forgets = Olvida el { $percent } %
school-run = vuelta { $number }
school-wrong_turns = { $turns ->
    [one] { $turns } error
   *[other] { $turns } errores
}
school-learnt = { $runs ->
    [one] aprendido en { $runs } vuelta
   *[other] aprendido en { $runs } vueltas
}
school-let_off = { $runs ->
    [one] ni en { $runs } vuelta
   *[other] ni en { $runs } vueltas
}
school-no_path = no hay camino
school-your_runs = { $runs ->
    [one] { $runs } vuelta
   *[other] { $runs } vueltas
}
school-no_run_yet = prueba tú
school-closed = callejón recordado
school-path = rastro
school-whole_runs = Vueltas enteras
school-back_to_school = Escuela de ratas
