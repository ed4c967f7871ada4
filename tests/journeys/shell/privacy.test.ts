import { expect, test } from 'vitest'
import { tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test('What is kept of a visitor stands on a page that every footer leads to, with how long', async () => {
	const visitor = startVisitor(site.portal.url)
	const login = await visitor.visit('/?domain=noord')
	const page = await login.follow('Privacy')
	expect([page.path, page.status]).toEqual(['/privacy', 200])
	const cells = [...page.document.querySelectorAll('tbody tr')].map((row) => [
		row.firstElementChild?.textContent,
		row.lastElementChild?.textContent,
	])
	expect(cells.map(([what, life]) => `${what}: ${life}`)).toEqual([
		'accelerate, of __Host-accelerate: 1 uur, hoogstens 8 uur',
		'priority, of __Host-priority: 8 uur',
		'login-target, of __Host-login-target: 1 uur',
		'refused-form, of __Host-refused-form: 10 minuten',
		'guest, of __Host-guest: Tot u de browser sluit',
		'preferences, of __Host-preferences: 12 maanden',
		'device, of __Host-device: 90 dagen',
		'De cookies preferences en device: 12 maanden',
		'Lettertypen, vormgeving en de pagina’s voor als er geen internet is: Tot u of uw browser ze wist',
		'Adressen en titels van pagina’s, in de geschiedenis van uw browser: Tot u of uw browser ze wist',
		'De gegevens van het inloggen: 1 uur, hoogstens 8 uur',
		'Wat u half invulde: 30 dagen',
		'Een formulier dat nog niet klopte: 30 minuten',
		'Dat u een formulier verstuurde: 30 dagen',
		'Bewijzen van wat u verstuurde: 30 dagen',
		'Het bewijs als u verstuurde zonder in te loggen: 1 uur',
		'Uw antwoorden van de laatste hypotheekcheck: 14 maanden',
		'Wanneer u uw overzicht het laatst opende: 13 maanden',
		'Mislukte pogingen om in te loggen, met het internetadres: 2 dagen',
		'Bij welke klant een inlognaam hoort: 13 maanden',
	])
})

test('No page sets a cookie that is not told there', async () => {
	const visitor = startVisitor(site.portal.url)
	const answers = [
		await visitor.visit('/?domain=noord', { redirects: false }),
		await visitor.visit('/dossiers/create'),
		await (await visitor.visit('/preferences')).press('Bewaar uw voorkeuren', { redirects: false }),
		await visitor.visit('/mortgages', { redirects: false }),
		await site.anna.visit('/dashboard'),
		await tryToSignIn(visitor, { branch: 'noord', redirects: false }),
	]
	const names = answers.flatMap(({ setCookies }) => setCookies.map((line) => line.split('=')[0]))
	expect([...new Set(names)].sort()).toEqual([
		'accelerate',
		'device',
		'guest',
		'login-target',
		'preferences',
		'priority',
	])
})
