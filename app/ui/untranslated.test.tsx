import { expect, test } from 'vitest'
import { formatMoney } from '#app/lib/money'
import { renderPage } from '#tests/support/render-page'
import { ContactCard } from './contact-card'
import { DataTable } from './data-table'
import { DefinitionList } from './definition-list'
import { FigureList } from './figure-list'
import { HouseCards } from './house-cards'
import { Logo } from './logo'
import { TaskRows } from './task-rows'

const fixed = [
	formatMoney(1249.99),
	formatMoney(-20),
	'€ 200.000',
	'3,85%',
	'NL91ABNA0417164300',
	'NL91 ABNA 0417 1643 00',
	'BE71 0961 2345 6769',
	'sanne.de.wit@noorderlicht.nl',
	'+31 50 555 0100',
	'050\u00a0555\u00a00100',
	'Dorpsstraat 1 a, 9711 AB Groningen',
	'9711AB',
]
const words = [
	'Ja',
	'-',
	'onbekend',
	'30 jaar',
	'1 juni 2031',
	'hoogstens € 12.000',
	'€ 125,00 per maand',
	'Stap 3 van 9',
	'NL',
	'Mail ons via post@firma.nl',
	'Kies 4 AB',
]
const isKept = (element: Element | undefined) => element?.closest('[translate="no"]') !== null

test('A browser that translates a page leaves amounts, account numbers, streets and addresses as they are', () => {
	const items = [...fixed, ...words].map((detail) => ({ term: 'Gegeven', detail }))
	const details = [...renderPage(<DefinitionList items={items} />).querySelectorAll('dd')]
	expect(details.filter(isKept).map(({ textContent }) => textContent)).toEqual(fixed)
})

test('Tables, figures and tasks do so too, and translate the words beside them', () => {
	const [amount = ''] = fixed
	const page = renderPage(
		<>
			<DataTable
				caption="Leningdelen"
				columns={[{ label: 'Deel' }, { label: 'Bedrag', numeric: true }, { label: 'Soort' }]}
				rows={[{ id: '1', cells: ['NL91ABNA0417164300', amount, 'Lineair'] }]}
			/>
			<FigureList figures={[{ term: 'Schuld', prefix: 'hoogstens', value: amount, note: 'vandaag' }]} />
			<TaskRows
				groups={[
					{
						id: 'a',
						title: 'Nu',
						rows: [
							{
								id: '1',
								title: 'Betaal de factuur',
								thing: 'factuur',
								icon: 'euro',
								amount,
							},
						],
					},
				]}
			/>
		</>,
	)
	const marked = [...page.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
	expect(marked).toEqual(['NL91ABNA0417164300', amount, amount, amount])
})

test('Names of people, firms and houses are not translated, whatever words they are', () => {
	const page = renderPage(
		<>
			<ContactCard
				name="Sanne de Wit"
				mail={{ text: 'a@b.nl', label: 'mail Sanne de Wit' }}
				file={{ text: 'Bewaar', label: 'contact', href: '/a.vcf' }}
			/>
			<Logo name="De Zekerheid" />
			<HouseCards houses={[{ key: '1', title: 'Kerkstraat 12', location: 'Bergen op Zoom', facts: [] }]} />
		</>,
	)
	const marked = [...page.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
	expect(marked).toEqual(['Sanne de Wit', 'a@b.nl', 'De Zekerheid', 'Kerkstraat 12', 'Bergen op Zoom'])
})
