import { expect, test } from 'vitest'
import { judgeWordings } from './judge-wordings.server'

const everybody = 'that text, to everybody'

function judgeEntry(id: string, ...translations: unknown[]) {
	const data = translations.map((translation) => ({ type: 'dictionary', id, attributes: { translation } }))
	return judgeWordings('/api/dictionary', { data })
}
const judgeContent = (content: object) =>
	judgeWordings('/api/licenses/current', { data: { type: 'x', id: '1', attributes: { content } } })

test.each([
	['otdTerms.chapters.payment.text', { nl: 'Binnen 30 dagen.' }, 'nl', everybody],
	['proposal.agree', '{"en": "I accept"}', 'en', everybody],
	['bankguarantees.explanation_informal', { nl: 'Binnen 30 dagen.' }, 'nl', everybody],
	['login.password', { nl: 'Geheim woord', en: ' ' }, 'nl', "the portal's text in en"],
	['login.password', { en: 'Secret word' }, 'en', "the portal's text in nl"],
])(
	'A text of the dictionary in one language is named with what is shown: %s as %j',
	(id, translation, language, shown) => {
		expect(judgeEntry(id, translation)).toMatchObject([
			{
				severity: 'warning',
				member: `/${id.replace('_informal', '')}`,
				received: `${language} alone`,
				shown,
			},
		])
	},
)

test.each([
	['otd_terms_content', { nl: '<p>Binnen 30 dagen.</p>' }, 'nl', everybody],
	['otdTermsTitle', { en: 'Our terms' }, 'en', everybody],
	['cardif_approve_button', { nl_NL: 'Akkoord' }, 'nl', everybody],
	['cardifApprovalText', '{"nl": "Akkoord?"}', 'nl', everybody],
	['welcome_content', { nl: '<p>Dag</p>', en: '<p></p>' }, 'nl', everybody],
	['welcome_title', { en: 'Hello' }, 'en', "the portal's text in nl, or nothing where it has none"],
])('So is a text of the licence: %s as %j', (member, text, language, shown) => {
	expect(judgeContent({ [member]: text })).toMatchObject([
		{ severity: 'warning', member: `/content/${member}`, received: `${language} alone`, shown },
	])
})

test('Texts in both languages, for all, absent or unusable, and what is no text for people, are not named', () => {
	expect(judgeEntry('login.password', { nl: 'Geheim' }, { en: 'Secret' })).toEqual([])
	expect(judgeEntry('login.password', 'Geheim')).toEqual([])
	expect(judgeEntry('login.nothing', { nl: 'Geheim' })).toEqual([])
	expect(judgeEntry('login.password', { nl: 'Geheim {{woord}}' })).toEqual([])
	expect(
		judgeContent({
			otd_terms_content: { nl: '<p>Dag</p>', en: '<p>Hello</p>' },
			welcome_title: 'Dag',
			footer_content: null,
			logo_image: { nl: 'https://a.nl/l.png' },
			lead_source: { nl: 'site' },
			unknown: { nl: 'Dag' },
		}),
	).toEqual([])
	expect(
		judgeWordings('/api/theme', { data: { attributes: { content: { welcome_title: { nl: 'Dag' } } } } }),
	).toEqual([])
})
