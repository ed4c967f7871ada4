import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import type { TextKey } from '#app/locales/texts'
import { deal } from '#tests/support/full'

/** Keys that the specification names (contract §6), because firms' dictionaries use them. */
const spelled: [TextKey, string][] = [
	['page.newpassword.strength.passwords.match', 'De twee wachtwoorden zijn niet gelijk.'],
	[
		'page.newpassword.notifications.passwordsaved.body',
		'Uw nieuwe wachtwoord is opgeslagen. U kunt nu inloggen.',
	],
	['page.inventory_form.error_validation', 'Niet alle verplichte velden zijn ingevuld'],
	['page.inventory_form.submit_success', 'Wij hebben uw gegevens ontvangen.'],
	['advice.submitSuccess', 'Wij hebben uw antwoorden ontvangen.'],
	['pages.do_action.approvedoc.success', 'Wij hebben uw antwoord over het document ontvangen.'],
	[
		'messages.cardif.decline_premium',
		'De premie is nog niet afgewezen. Probeer het nog een keer, of bel of mail ons.',
	],
]

test.each(deal('pages', spelled))(
	'A firm that words %s sees its own words, and the portal has some of its own [9]',
	(key, text) => {
		expect(createSay('nl', 'formal')(key)).toBe(text)
		const dictionary = new Map([
			[key, { nl: 'Van de firma', en: 'By the firm' }],
			[`${key}_informal`, { nl: 'Van de firma voor jou' }],
		])
		expect(createSay('nl', 'formal', dictionary)(key)).toBe('Van de firma')
		expect(createSay('en', 'formal', dictionary)(key)).toBe('By the firm')
		expect(createSay('nl', 'informal', dictionary)(key)).toBe('Van de firma voor jou')
	},
)

test.each<[TextKey, string]>([
	['shell.otherLabels.taxNeutralContinuations', 'Tax-neutral continuations'],
	['shell.otherLabels.disabilityGapInsurance', 'Disability gap insurance'],
	['shell.otherLabels.purchases', 'Purchases'],
	['shell.otherLabels.advice', 'Advice'],
])('The label %s is there, though no page is [153]', (key, english) => {
	expect(createSay('en', 'formal')(key)).toBe(english)
	expect(createSay('nl', 'formal')(key)).not.toBe(key)
})
