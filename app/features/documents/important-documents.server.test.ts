import { createList } from '#app/lib/read-list'
import { expect, test } from 'vitest'
import { importantDocumentSchema } from '#app/api/resources/important-document'
import { licenceSchema, noLicence } from '#app/api/resources/licence'
import { createSay } from '#app/i18n/say.server'
import { fakeApi } from '#tests/support/fake-api'
import {
	createDocumentLinks,
	getDownloadPath,
	getImportantDocumentsHeading,
	groupDocuments,
	isInLanguage,
	listImportantDocuments,
} from './important-documents.server'

const say = createSay('nl', 'formal')
const documents = (...members: object[]) => members.map((one) => importantDocumentSchema.parse(one))
const guide = { id: '1', label: 'Gids', filename: 'gids.pdf', category: { name: 'Diensten' } }

test('A document that the API lists twice, or once per language, stands there once', async () => {
	const english = { ...guide, language: 'en', label: 'Guide' }
	const { api, calls } = fakeApi({
		'GET /api/documents': [guide, guide, english, { id: '2' }],
	})
	const { known, isComplete } = await listImportantDocuments({ api, say })
	expect([known.map(({ label }) => label), isComplete]).toEqual([['Gids', undefined], true])
	expect(calls).toEqual(['GET /api/documents'])
})

test('Documents stand by category in the order of the API, those without one under the page’s own name', () => {
	const groups = groupDocuments(documents({ id: '2' }, guide, { id: '3', label: 'Los' }), say)
	expect(groups.map(({ title, documents }) => [title, documents.map(({ name }) => name)])).toEqual([
		[say('documents.title'), [say('documents.title'), 'Los']],
		['Diensten', ['Gids']],
	])
})

test('Categories are told apart by their id, not by their name; the first name of an id counts', () => {
	const within = (id: string, category: object) => ({ id, label: id, category })
	const members = [
		within('1', { id: 'a' }),
		within('2', { id: 'b', name: 'Polissen' }),
		within('3', { id: 'a', name: 'Polissen' }),
		within('4', { id: 'a', name: 'Andere naam' }),
		within('5', { name: 'Polissen' }),
	]
	const groups = groupDocuments(documents(...members), say)
	expect(groups.map(({ title, documents }) => [title, documents.map(({ id }) => id)])).toEqual([
		['Polissen', ['1', '3', '4']],
		['Polissen', ['2']],
		['Polissen', ['5']],
	])
})

test.each([
	[{ language: 'nl_NL' }, true],
	[{ language: 'EN' }, false],
	[{ filename: 'a.pdf' }, true],
	[{}, false],
])('Whether %j is there for a Dutch reader: %s', (members, isThere) => {
	const [document] = documents({ id: '1', ...members })
	expect(document && isInLanguage(document, 'nl')).toBe(isThere)
})

test('One file needs no archive, two have one', () => {
	const two = documents(guide, { ...guide, id: 'a/b' }, { id: '3', language: 'en' })
	expect(createDocumentLinks(createList(two.slice(1)), say).zip).toBeUndefined()
	expect(createDocumentLinks(createList(two), say).zip?.label).toBe('Download alles (zip)')
	const some = { known: two, isComplete: false }
	expect(createDocumentLinks(some, say).zip?.label).toBe('Download wat hier staat (zip)')
	expect(two[1] && getDownloadPath(two[1], 'en')).toBe('/api/documents/a%2Fb/download?locale=en')
})

test('The firm’s own words stand above, without what could run', () => {
	const content = { importantDocumentsTitle: 'Lezen', importantDocumentsContent: '<b onclick="x">Hier</b>' }
	expect(getImportantDocumentsHeading(licenceSchema.parse({ content }), say)).toMatchObject({
		title: 'Lezen',
		html: { html: '<p><b>Hier</b></p>' },
	})
	expect(getImportantDocumentsHeading(noLicence, say).html).toBeUndefined()
})

test('Of very many documents the first five hundred are listed, and that there are more', async () => {
	const many = Array.from({ length: 501 }, (_, at) => ({ id: `${at + 1}` }))
	const { api } = fakeApi({ 'GET /api/documents': many })
	const { known, isComplete } = await listImportantDocuments({ api, say })
	expect([known.length, isComplete]).toEqual([500, false])
})
