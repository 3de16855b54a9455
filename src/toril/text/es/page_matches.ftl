### La página: mis partidas, que se guardan en este navegador, y cómo me fue en ellas.

matches-title = Mis partidas
matches-none = Aún no hay ninguna partida. Cuando termine una tuya, la encontrarás aquí; la de un reparto del día, un día entero después de ese día.
matches-none-off = No se guarda ninguna partida. Para guardar las próximas, actívalo más abajo.
matches-refused = Este navegador no guarda nada: quizá sea una ventana privada, o el espacio esté lleno o bloqueado. Todo lo demás funciona.
matches-not-kept = Este navegador no puede guardar tus partidas. Todo lo demás funciona.
matches-dropped = Ya no caben más partidas tuyas: desde ahora se va la más antigua.
matches-full = Se guardan { $most } partidas. Cuando termine otra, se irá la más antigua.
matches-more = Ver más ({ $n })
matches-early = Terminada antes de tiempo
matches-stood-in = { $n ->
    [one] Un bot jugó una ronda por ti: no cuenta como tuya.
   *[other] Un bot jugó { $n } rondas por ti: no cuentan como tuyas.
}
matches-not-here = Esa partida no está guardada en este navegador.
matches-again = Otra mesa con la misma gente
matches-save = Guardar en un archivo
matches-delete = Borrar
matches-delete-sure = ¿Borrar esta partida de este navegador?

## Estadísticas

matches-statistics = Estadísticas
matches-all = Todas
matches-seats = Entre { $n }
matches-levels = Contra bots
matches-names = Con otra gente
matches-won = Ganadas
matches-rounds = Rondas
matches-mean = Media
matches-best = Mejor
matches-worst = Peor
matches-statistics-how = Media, mejor y peor son cabezas en una ronda. Solo cuenta lo que jugaste tú: no las rondas que un bot jugó por ti. Una partida con una ronda así, o que se terminó antes de tiempo, no cuenta ni como ganada ni como perdida.

## Todas

matches-keeping = Guardar y borrar
matches-keep = Guardar mis partidas
matches-keep-how = Solo en este navegador, hasta { $most }. Nadie más las ve.
matches-export = Guardarlas todas en un archivo
matches-exported = { $n ->
    [one] Hay una partida en el archivo.
   *[other] Hay { $n } partidas en el archivo.
}
matches-exported-part = { matches-exported } { $left ->
    [one] Otra no cupo.
   *[other] Otras { $left } no cupieron.
}
matches-import = Añadir las de un archivo
matches-import-no = Aquí se añade un archivo de «{ matches-export }», entero y de 5 MB como mucho. No se ha añadido nada.
matches-imported = { $n ->
    [0] No se ha añadido ninguna partida.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $n } partidas.
}
matches-imported-known = { $n ->
    [one] Una ya estaba.
   *[other] { $n } ya estaban.
}
matches-imported-left = { $n ->
    [one] Una se ha quedado fuera: sus jugadas o su huella no cuadran.
   *[other] { $n } se han quedado fuera: sus jugadas o sus huellas no cuadran.
}
matches-imported-dropped = { $n ->
    [one] Se ha ido la más antigua.
   *[other] Se han ido las { $n } más antiguas.
}
matches-imported-no-room = { $n ->
    [one] Una más no ha cabido en este navegador.
   *[other] { $n } más no han cabido en este navegador.
}
matches-busy = Un momento…
matches-delete-all = Borrarlas todas
matches-delete-all-sure = { $n ->
    [one] ¿Borrar tu partida de este navegador? No se puede recuperar.
   *[other] ¿Borrar tus { $n } partidas de este navegador? No se pueden recuperar.
}
matches-deleted = Todo borrado.
