import { expect, test } from 'vitest'
import { createApiHandler, readText } from '#tests/support/card'
import { files } from '#tests/support/files'
import { createListDocument } from '#tests/support/own-branches'
import { signIn } from '#tests/support/sign-in'
import type { Page } from '#tests/support/page'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const anna = (await signIn(portal.url, { branch: 'noord' })).visitor

function factsOf(page: Page) {
	return [...page.document.querySelectorAll('main dt')].map((term) => [
		term.textContent,
		term.nextElementSibling?.textContent,
	])
}

function fileInput(page: Page, label = 'Kies een of meer bestanden') {
	return page.getByLabelText(label)
}

function hintOf(page: Page, label?: string) {
	const id = fileInput(page, label).getAttribute('aria-describedby')?.split(' ')[0] ?? ''
	return page.document.getElementById(id)?.textContent
}

test('An upload shows what is asked, the remark of the advisor and what to mind, nothing of it to be changed [215] [475] [476]', async () => {
	const page = await anna.visit('/actions/11001/upload-document')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Upload: Loonstrook')
	expect(page.title).toContain('Upload het document')
	expect(page.getByText('Voor Anna de Vries')).toBeTruthy()
	expect(factsOf(page)).toEqual([
		['Welk document wij nodig hebben', 'De geldverstrekker controleert het inkomen met een loonstrook.'],
		[
			'Opmerking van uw adviseur',
			'Graag de loonstrook van de laatste maand, met de naam van de werkgever erop.',
		],
	])
	const guidelines = page.getByRole('heading', { level: 2, name: 'Let hierop' }).closest('section')
	expect([...(guidelines?.querySelectorAll('li') ?? [])].map(readText)).toEqual([
		'Niet ouder dan drie maanden',
		'Naam en geboortedatum zijn leesbaar',
		'Het burgerservicenummer mag afgeschermd zijn',
	])
})

test('A rejected document shows why it could not be used [216]', async () => {
	const page = await anna.visit('/actions/11002/upload-document')
	expect(factsOf(page)).toEqual([
		['Welk document wij nodig hebben', 'Een verklaring van de werkgever over contract en salaris.'],
	])
	const reason = page
		.getByText('Waarom wij het vorige document niet konden gebruiken')
		.closest('[data-notice]')
	expect([reason?.getAttribute('data-tone'), reason?.querySelector('span')?.textContent]).toEqual([
		'warning',
		'De handtekening van de werkgever ontbreekt op bladzijde 2.',
	])
})

test('Guidelines come apart at every kind of line break, blank lines left out [476]', async () => {
	const document = { label: 'Akte', upload_requirements: 'Een\r\n\r\n  \nTwee\nDrie\n' }
	api.answer(
		createApiHandler('/api/actions', createListDocument([{ id: '1', type: 'UPLOAD_DOCUMENT', document }])),
	)
	const page = await anna.visit('/actions/1/upload-document')
	const list = page.getByRole('heading', { name: 'Let hierop' }).closest('section')
	expect([...(list?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
		'Een',
		'Twee',
		'Drie',
	])
})

test('Where nothing was said, no heading stands above nothing [215] [476]', async () => {
	const page = await anna.visit('/actions/11004/upload-document')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Upload: Verbouwingsplan')
	expect(factsOf(page)).toEqual([])
	expect(page.queryByRole('heading', { name: 'Let hierop' })).toBeNull()
})

test('The hint names the file types and the largest size, the picker takes several files of those types [240] [474] [478] [479]', async () => {
	const page = await anna.visit('/actions/11001/upload-document')
	expect(hintOf(page)).toBe('Kies een PDF of foto (JPG, PNG, BMP, GIF of HEIC), samen hooguit 25 MB.')
	expect(fileInput(page).getAttribute('accept')).toBe(
		'.pdf,.jpg,.jpeg,.jfif,.jpe,.jif,.png,.bmp,.dib,.gif,.heic,.heif,.hif',
	)
	expect(fileInput(page).hasAttribute('multiple')).toBe(true)
})

test('A pension file may be XML as well [479]', async () => {
	const page = await anna.visit('/actions/11003/upload-document')
	expect(hintOf(page)).toBe(
		'Kies een XML-bestand, PDF of foto (JPG, PNG, BMP, GIF of HEIC), samen hooguit 25 MB.',
	)
	expect(fileInput(page).getAttribute('accept')).toBe(
		'.pdf,.jpg,.jpeg,.jfif,.jpe,.jif,.png,.bmp,.dib,.gif,.xml,.heic,.heif,.hif',
	)
})

test('A comment is free to leave out, and a fresh page complains of nothing [477] [480]', async () => {
	const page = await anna.visit('/actions/11001/upload-document')
	expect(page.status).toBe(200)
	expect(page.getByLabelText(/^Uw opmerking/).tagName).toBe('TEXTAREA')
	expect(page.getByText('(niet verplicht)')).toBeTruthy()
	expect(page.getByRole('button', { name: 'Verstuur' })).toBeTruthy()
	expect(page.queryByRole('alert')).toBeNull()
	expect(page.document.querySelector('[aria-invalid]')).toBeNull()
})

test('The word on the button that takes a file away is no template [474]', async () => {
	const page = await anna.visit('/actions/11001/upload-document')
	expect(fileInput(page).parentElement?.dataset.remove).toBe('Verwijder')
})

test('What was sent already says so and takes nothing more, also not by a form of yesterday [211] [674]', async () => {
	const open = await anna.visit('/actions/11004/upload-document')
	const done = createListDocument([{ id: '11004', type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: true }])
	api.answer(createApiHandler('/api/actions', done))
	api.forgetCalls()
	open.attach('Kies een of meer bestanden', [files.pdf()])
	const page = await open.press('Verstuur')
	expect(page.path).toBe('/actions/11004/upload-document')
	expect(page.getByText('Dit document is al gestuurd. U hoeft niets meer te doen.')).toBeTruthy()
	expect(page.queryByRole('button', { name: 'Verstuur' })).toBeNull()
	expect(page.document.querySelector('input[type=file]')).toBeNull()
	expect(api.callsTo('POST', '/api/documents')).toEqual([])
})

test.each(
	deal('actions', [
		['of another client', '21001'],
		['nobody has', '99999'],
		['with a slash', 'a%2Fb'],
		['with dots', '%2e%2e%2fconsumers'],
		['with a null byte', '11001%00'],
		['with a line break', '11001%0d%0aX-Evil:%201'],
		['that is SQL', "1'%20OR%20'1'='1"],
		['in another script', '%D9%A1%D9%A1%D9%A0%D9%A0%D9%A1'],
		['of two thousand signs', '1'.repeat(2000)],
	]),
)('An action %s leads to the page that says it is not there [278]', async (_what, id) => {
	const page = await anna.visit(`/actions/${id}/upload-document`)
	expect(page.status).toBe(404)
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
	expect(page.headers['x-evil']).toBeUndefined()
})
