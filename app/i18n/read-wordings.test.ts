import { expect, test } from 'vitest'
import { readWordings } from './read-wordings'

test.each([
	[{ nl_NL: 'Dag' }, { nl: 'Dag' }],
	[
		{ 'nl-BE': 'Dag', en_GB: 'Hello' },
		{ nl: 'Dag', en: 'Hello' },
	],
	[
		{ nld: 'Dag', eng: 'Hello', de: 'Tag' },
		{ nl: 'Dag', en: 'Hello' },
	],
	[{ nl_NL: 'Dag', nl: 'Dag' }, { nl: 'Dag' }],
	[{ nl: null, en: 'Hello' }, { en: 'Hello' }],
	['{"nl_NL":"Dag"}', { nl: 'Dag' }],
	['[1] Voetnoot', { nl: '[1] Voetnoot', en: '[1] Voetnoot' }],
	['["Let op" ook]', { nl: '["Let op" ook]', en: '["Let op" ook]' }],
	['<p>{{name}}</p>', { nl: '<p>{{name}}</p>', en: '<p>{{name}}</p>' }],
	['{naam}', { nl: '{naam}', en: '{naam}' }],
	[{ nl: '', de: '' }, {}],
	[[], {}],
	[{}, {}],
])('%j is read per language, without a fault', (given, read) => {
	const { wordings, faults } = readWordings(given)
	expect([wordings, faults]).toEqual([read, []])
})

test.each([
	['brokenJson', '{"nl": "Dag', {}],
	['brokenJson', "{'nl': 'Dag'}", {}],
	['brokenJson', '{nl_NL: Dag}', {}],
	['brokenJson', '<p>{"nl": "Dag"}</p>', {}],
	['brokenJson', '{&quot;nl&quot;: &quot;Dag&quot;}', {}],
	['brokenJson', '{“nl”: “Dag”}', {}],
	['brokenJson', JSON.stringify(JSON.stringify({ nl: 'Dag' })), {}],
	['brokenJson', '[{"language": "nl"', {}],
	['brokenJson', { nl: '{"nl": "Dag"}', en: 'Hello' }, { en: 'Hello' }],
	['noLanguage', { de: 'Tag' }, {}],
	['noLanguage', '{"tekst":"Dag"}', {}],
	['noLanguage', [{ language: 'nl', value: 'Dag' }], {}],
	['wrongType', 5, {}],
	['wrongType', true, {}],
	['wrongType', ['Dag'], {}],
	['wrongType', ['Dag', 'Hello'], {}],
	['wrongType', '["Dag", "Hello"]', {}],
	[
		'wrongType',
		[
			{ language: 'nl', value: 'Dag' },
			{ language: 'en', value: 'Hello' },
		],
		{},
	],
	['wrongType', { nl: { text: 'Dag' }, en: 'Hello' }, { en: 'Hello' }],
	['wrongType', { nl: 5 }, {}],
	['wrongType', { nl: ['Dag'] }, {}],
	['languageTwice', { nl_NL: 'Dag', nl_BE: 'Goeiedag' }, { nl: 'Dag' }],
	['languageTwice', { nl_BE: 'Goeiedag', nl: 'Dag' }, { nl: 'Dag' }],
])('The fault %s is found in %j', (fault, given, read) => {
	const { wordings, faults } = readWordings(given)
	expect([wordings, faults.map((one) => one.fault)]).toEqual([read, [fault]])
})
