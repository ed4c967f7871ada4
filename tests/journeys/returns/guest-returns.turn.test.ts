import { afterEach, expect, test } from 'vitest'
import { comeBack, guestReturns, type Situation } from './return-visits'
import { oneBranch, useSite } from '#tests/support/use-site'

const site = await useSite({ env: oneBranch })
afterEach(() => site.api.backend.reset())

/**
 * What is read on the way: status, heading and sentences of each page. Nobody signs in for these links, so the
 * same browser is "twice";
 * "another person" is signed in as Bram.
 */
const table: Record<keyof typeof guestReturns, Partial<Record<Situation, string[]>>> = {
	'by a link for a new password': {
		'empty browser': [
			'200 Uw wachtwoord kiezen: Kies een wachtwoord dat u nergens anders gebruikt. Daarna logt u ermee in.',
		],
		'another person': [
			'200 Mijn overzicht: Informatie Je opende een link voor een nieuw wachtwoord, maar je bent al ingelogd. Wil je een nieuw wachtwoord kiezen? Log dan uit en open de link opnieuw.',
		],
		'after sign-out': [
			'200 Uw wachtwoord kiezen: Kies een wachtwoord dat u nergens anders gebruikt. Daarna logt u ermee in.',
		],
		twice: ['200 Inloggen: Fout De link werkt niet meer. Vraag een nieuwe link aan.'],
		'next day': ['200 Inloggen: Fout De link werkt niet meer. Vraag een nieuwe link aan.'],
	},
	'by a link of a mortgage check': {
		'empty browser': ['200 Hypotheekcheck: Zo weten wij wie u bent. U heeft geen wachtwoord nodig.'],
		'another person': [
			'200 Mijn overzicht: Informatie Je opende een link naar een hypotheekcheck, maar je bent ingelogd als Bram Jansen. Is de check voor een ander? Log dan uit en open de link opnieuw.',
		],
		'after sign-out': ['200 Hypotheekcheck: Zo weten wij wie u bent. U heeft geen wachtwoord nodig.'],
		twice: [
			'200 Jaarlijkse hypotheekcheck: In zes stappen bekijken wij met u of uw hypotheek nog past. Bij stap 1 staat wat wij al weten.',
		],
		'next day': ['200 Hypotheekcheck: Zo weten wij wie u bent. U heeft geen wachtwoord nodig.'],
	},
	'by a link for feedback': {
		'empty browser': [
			'200 Bedankt voor het geven van feedback!: Dit was alles. U kunt deze pagina nu sluiten.',
		],
		'another person': [
			'200 Bedankt voor het geven van feedback!: Dit was alles. Je kunt deze pagina nu sluiten.',
		],
		'after sign-out': [
			'200 Bedankt voor het geven van feedback!: Dit was alles. U kunt deze pagina nu sluiten.',
		],
		twice: ['200 Bedankt voor het geven van feedback!: Dit was alles. U kunt deze pagina nu sluiten.'],
		'next day': ['200 Bedankt voor het geven van feedback!: Dit was alles. U kunt deze pagina nu sluiten.'],
	},
}

const rows = Object.entries(table).flatMap(([name, cells]) =>
	Object.entries(cells).map(([situation, pages]) => ({
		name: name as keyof typeof table,
		situation: situation as Situation,
		pages,
	})),
)

test.each(rows)(
	'A return $name, $situation, is read as the table says',
	async ({ name, situation, pages }) => {
		expect(await comeBack(site, guestReturns[name], situation)).toEqual(pages)
	},
)
