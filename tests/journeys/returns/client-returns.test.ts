import { afterEach, expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { comeBack, clientReturns, type Situation } from './return-visits'
import { oneBranch, useSite } from '#tests/support/use-site'

const site = await useSite({ env: oneBranch })
afterEach(() => site.api.backend.reset())

/**
 * What is read on the way: status, heading and sentences of each page. Anna comes back; "another person"
 * is Bram, who is signed in or signs in on the way.
 */
const table: Record<keyof typeof clientReturns, Partial<Record<Situation, string[]>>> = {
	'from the bank': {
		'same browser': [
			'200 Mijn overzicht: Informatie Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur 2026-0311 van € 1.850,00.',
		],
		'empty browser': [
			'200 Inloggen: Log in om te zien of uw betaling is aangekomen.',
			'200 Mijn overzicht: Informatie Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur 2026-0311 van € 1.850,00.',
		],
		'another person': [
			'404 Deze pagina is er niet: De pagina bestaat niet of is verplaatst. Je bent ingelogd als Bram Jansen. Misschien hoort de link bij een ander account.',
		],
		'another person signs in': [
			'200 Inloggen: Log in om te zien of uw betaling is aangekomen.',
			'200 Mijn overzicht: Informatie De pagina die je wilde openen, is niet van dit account of bestaat niet meer.',
		],
		'after sign-out': [
			'200 Inloggen: Log in om te zien of uw betaling is aangekomen.',
			'200 Mijn overzicht: Informatie Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur 2026-0311 van € 1.850,00.',
		],
		twice: [
			'200 Mijn overzicht: Informatie Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur 2026-0311 van € 1.850,00.',
		],
		'next day': [
			'200 Inloggen: Informatie U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in. Log in om te zien of uw betaling is aangekomen.',
			'200 Mijn overzicht: Informatie Uw bank heeft de betaling nog niet verwerkt. Kijk later nog een keer. Het gaat om factuur 2026-0311 van € 1.850,00.',
		],
	},
	'from the Ockto app': {
		'same browser': [
			'200 Gegevens delen met Ockto: Met de app Ockto komen uw gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
		],
		'empty browser': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Gegevens delen met Ockto: Met de app Ockto komen uw gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
		],
		'another person': [
			'404 Deze pagina is er niet: De pagina bestaat niet of is verplaatst. Je bent ingelogd als Bram Jansen. Misschien hoort de link bij een ander account.',
		],
		'another person signs in': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Mijn overzicht: Informatie De pagina die je wilde openen, is niet van dit account of bestaat niet meer.',
		],
		'after sign-out': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Gegevens delen met Ockto: Met de app Ockto komen uw gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
		],
		twice: [
			'200 Gegevens delen met Ockto: Met de app Ockto komen uw gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
		],
		'next day': [
			'200 Inloggen: Informatie U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in. Log in. Daarna opent uw taak.',
			'200 Gegevens delen met Ockto: Met de app Ockto komen uw gegevens vanzelf bij ons. Dat duurt minder dan 5 minuten.',
		],
	},
	'from iWize': {
		'same browser': [
			'200 Gegevens ophalen met iWize: Het formulier van iWize haalt uw gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
		],
		'empty browser': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Gegevens ophalen met iWize: Het formulier van iWize haalt uw gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
		],
		'another person': [
			'404 Deze pagina is er niet: De pagina bestaat niet of is verplaatst. Je bent ingelogd als Bram Jansen. Misschien hoort de link bij een ander account.',
		],
		'another person signs in': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Mijn overzicht: Informatie De pagina die je wilde openen, is niet van dit account of bestaat niet meer.',
		],
		'after sign-out': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Gegevens ophalen met iWize: Het formulier van iWize haalt uw gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
		],
		twice: [
			'200 Gegevens ophalen met iWize: Het formulier van iWize haalt uw gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
		],
		'next day': [
			'200 Inloggen: Informatie U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in. Log in. Daarna opent uw taak.',
			'200 Gegevens ophalen met iWize: Het formulier van iWize haalt uw gegevens op bij de overheid. Dat duurt minder dan 5 minuten.',
		],
	},
	'to approve a document': {
		'same browser': ['200 Akkoord op het klantprofiel: Lees het document en laat weten of het klopt.'],
		'empty browser': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Akkoord op het klantprofiel: Lees het document en laat weten of het klopt.',
		],
		'another person': [
			'404 Deze pagina is er niet: De pagina bestaat niet of is verplaatst. Je bent ingelogd als Bram Jansen. Misschien hoort de link bij een ander account.',
		],
		'another person signs in': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Mijn overzicht: Informatie De pagina die je wilde openen, is niet van dit account of bestaat niet meer.',
		],
		'after sign-out': [
			'200 Inloggen: Log in. Daarna opent uw taak.',
			'200 Akkoord op het klantprofiel: Lees het document en laat weten of het klopt.',
		],
		twice: ['200 Akkoord op het klantprofiel: Lees het document en laat weten of het klopt.'],
		'next day': [
			'200 Inloggen: Informatie U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in. Log in. Daarna opent uw taak.',
			'200 Akkoord op het klantprofiel: Lees het document en laat weten of het klopt.',
		],
	},
	'by a deep link': {
		'same browser': [
			'200 Hypotheek Lindelaan 14: Dik: de rente ligt vast. Dun: welke rente dan geldt, is nog niet bekend.',
		],
		'empty browser': [
			'200 Inloggen: Hier regelt u uw zaken met ons en ziet u hoe ver wij zijn.',
			'200 Hypotheek Lindelaan 14: Dik: de rente ligt vast. Dun: welke rente dan geldt, is nog niet bekend.',
		],
		'another person': [
			'404 Deze pagina is er niet: De pagina bestaat niet of is verplaatst. Je bent ingelogd als Bram Jansen. Misschien hoort de link bij een ander account.',
		],
		'another person signs in': [
			'200 Inloggen: Hier regelt u uw zaken met ons en ziet u hoe ver wij zijn.',
			'200 Mijn overzicht: Informatie De pagina die je wilde openen, is niet van dit account of bestaat niet meer.',
		],
		'after sign-out': [
			'200 Inloggen: Hier regelt u uw zaken met ons en ziet u hoe ver wij zijn.',
			'200 Hypotheek Lindelaan 14: Dik: de rente ligt vast. Dun: welke rente dan geldt, is nog niet bekend.',
		],
		twice: [
			'200 Hypotheek Lindelaan 14: Dik: de rente ligt vast. Dun: welke rente dan geldt, is nog niet bekend.',
		],
		'next day': [
			'200 Inloggen: Informatie U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in.',
			'200 Hypotheek Lindelaan 14: Dik: de rente ligt vast. Dun: welke rente dan geldt, is nog niet bekend.',
		],
	},
	'to a file': {
		'same browser': ['200, a file: text/calendar'],
		'empty browser': [
			'200 Inloggen: Log in voor het bestand dat u wilde openen.',
			'200 Uw bestand: Hier is het bestand dat u wilde openen.',
		],
		'another person': [
			'404 Deze pagina is er niet: De pagina bestaat niet of is verplaatst. Je bent ingelogd als Bram Jansen. Misschien hoort de link bij een ander account.',
		],
		'another person signs in': [
			'200 Inloggen: Log in voor het bestand dat u wilde openen.',
			'200 Je bestand: Hier is het bestand dat je wilde openen.',
		],
		'after sign-out': [
			'200 Inloggen: Log in voor het bestand dat u wilde openen.',
			'200 Uw bestand: Hier is het bestand dat u wilde openen.',
		],
		twice: ['200, a file: text/calendar'],
		'next day': [
			'200 Inloggen: Informatie U bent uitgelogd omdat u lang niet bezig was. Log opnieuw in. Log in voor het bestand dat u wilde openen.',
			'200 Uw bestand: Hier is het bestand dat u wilde openen.',
		],
	},
}

const rows = Object.entries(table).flatMap(([name, cells]) =>
	Object.entries(cells).map(([situation, pages]) => ({
		name: name as keyof typeof table,
		situation: situation as Situation,
		pages,
	})),
)

test.each(deal('pages', rows))(
	'A return $name, $situation, is read as the table says',
	async ({ name, situation, pages }) => {
		expect(await comeBack(site, clientReturns[name], situation)).toEqual(pages)
	},
)
