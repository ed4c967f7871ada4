import { demoPassword } from '../../support/sign-in'
import type { SpokenJourney } from './site'

const anna = 'anna@voorbeeld.nl'
const times = (count: number, key: string) => Array.from({ length: count }, () => key)

const overview: SpokenJourney = {
	name: 'overview',
	take: async ({ open, press }) => {
		await open('/dashboard', anna)
		await press(...times(14, 'h'))
		await press('ctrl+Home', ...times(5, 'm'))
	},
	hears: [
		'Page: Mijn overzicht',
		'Werkgeversverklaring heading level 2',
		'Wat u nu kunt doen heading level 2',
		'Berichten heading level 2',
		'Hoofdmenu',
		'Over deze site',
	],
}

const wizard: SpokenJourney = {
	name: 'wizard',
	take: async ({ open, pressUntil, press, follow }) => {
		await open('/mortgage-check/20011/21033', 'bram@voorbeeld.nl')
		await press('h', 'h')
		await pressUntil('b', 'Volgende')
		await follow('Return')
		await press('Tab', 'Return', 'space')
		await pressUntil('Tab', 'Volgende')
		await follow('Return')
		await press('Tab')
	},
	hears: [
		'Page: Stap 1 van 6',
		'Page: Fout: Stap 1 van 6',
		'alert. Er is 1 antwoord dat nog niet klopt',
		'Page: Stap 2 van 6',
		'Gezin en inkomen heading level 2',
	],
}

const loanPart: SpokenJourney = {
	name: 'loan-part',
	take: async ({ open, pressUntil, press, follow }) => {
		await open('/mortgages/10012/loan-parts/11102', anna)
		await press('h')
		await pressUntil('Tab', 'Leningdeel 1 panel')
		await pressUntil('Tab', 'Kies in de kalender: ingangsdatum van leningdeel 1')
		await pressUntil('b', 'Voeg een leningdeel toe')
		await follow('Return')
		await press(...times(3, 'Tab'))
	},
	hears: [
		'Leningdeel 1 panel',
		'Soort van leningdeel 1 combo box',
		'Rente in procenten van leningdeel 1 entry',
		'Nieuw leningdeel 1',
		'Soort van nieuw leningdeel 1 combo box',
	],
}

const upload: SpokenJourney = {
	name: 'upload',
	take: async ({ open, pressUntil, press, follow }) => {
		await open('/actions/11001/upload-document', anna)
		await press('h', 'h')
		await pressUntil('b', 'Browse')
		await pressUntil('Tab', /^Verstuur/)
		await follow('Return')
		await press('Tab', 'Return')
	},
	hears: [
		'Upload: Loonstrook heading level 1',
		'Uw opmerking (niet verplicht) entry',
		'Verstuur push button',
		'Page: Fout: Upload het document',
		'alert. Er is 1 antwoord dat nog niet klopt Kies een of meer bestanden: Er is geen bestand geupload',
	],
}

const cancel: SpokenJourney = {
	name: 'cancel',
	take: async ({ open, pressUntil, press, hear, follow }) => {
		await open('/appointments/10101', anna)
		await press('h', 'h')
		await pressUntil('Tab', 'Zeg de afspraak af')
		await hear('Return', 'Afspraak afzeggen?')
		await press('Tab', 'Tab')
		await hear('Escape', 'Zeg de afspraak af')
		await hear('Return', 'Afspraak afzeggen?')
		await press('Tab', 'Tab')
		await follow('Return')
		await press('h')
	},
	hears: [
		'Bespreking van de offerte heading level 1',
		'Page: Ontvangen: Afspraken',
		'Afgezegd: Bespreking van de offerte',
	],
}

const terms: SpokenJourney = {
	name: 'terms',
	take: async ({ open, pressUntil, press, hear }) => {
		await open('/otds/10053/sign/11111', anna)
		await pressUntil('Tab', 'Lees de voorwaarden')
		await hear('Return', 'Voorwaarden dienstverlening')
		await press('Tab')
		await hear('Tab', 'U kunt nu akkoord gaan')
		await pressUntil('Tab', 'Ik ga akkoord met de voorwaarden')
		await hear('Return', 'U gaat akkoord met de voorwaarden')
	},
	hears: [
		'Voorwaarden dienstverlening heading level 2',
		'Tekst van de voorwaarden region',
		'Einde van de voorwaarden',
		'U kunt nu akkoord gaan',
		'Ik ga akkoord met de voorwaarden push button',
		'Gelukt U gaat akkoord met de voorwaarden.',
	],
}

const pictures: SpokenJourney = {
	name: 'pictures',
	take: async ({ open, press }) => {
		await open('/mortgages/10011', anna)
		await press(...times(6, 'g'))
	},
	hears: [
		'Noorderlicht Financieel Advies image link',
		'van de woningwaarde. image',
		'Het bedrag bij de start is',
		'De eerste rentevaste periode eindigt op',
		'1. Annuïteiten: de schuld daalt van',
		'2. Aflossingsvrij: de schuld blijft',
	],
}

const notices: SpokenJourney = {
	name: 'notices',
	take: async ({ open, pressUntil, press, type, follow }) => {
		await open('/?domain=noord')
		await pressUntil('Tab', 'E-mailadres of gebruikersnaam')
		await type(anna)
		await press('Tab')
		await type(demoPassword)
		await follow('Return', 'U bent ingelogd')
		await open('/notices')
		await press('h', 't', 'Down')
	},
	hears: [
		'Page: Mijn overzicht',
		'Gelukt U bent ingelogd.',
		'Page: Laatste meldingen',
		'table with 2 rows 3 columns',
	],
}

export const clientJourneys = [overview, wizard, loanPart, upload, terms, cancel, pictures, notices]
