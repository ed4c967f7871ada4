import { expect, test } from 'vitest'
import { isPromise } from './promises'
import { flattenTexts } from './text-tree'
import { texts } from './texts'

const conduct =
	/(?:neem(?:t|en)?|nemen wij) contact|hoort van ons|werkdag|volgens de wet|versleuteld|wij testen|(?:^|\. )Wij (?:bellen|vragen|gaan|werken|houden|rekenen) |[Aa]dviseur (?:bekijkt|past|stemt|houdt|gebruikt|neemt)|U betaalt .* binnen \d|binnen een paar minuten/
/** Keys about the portal's own conduct, or the meaning of a word. */
const others = ['notices.twoFactorOn', 'glossary.words.hypact.text']

test('A text that promises what the firm does is in the list that a firm signs off', () => {
	const all = [...flattenTexts(texts.nl.formal)]
	const promising = all.filter(([, text]) => conduct.test(text)).map(([key]) => key)
	expect(promising.length).toBeGreaterThan(20)
	expect(promising.filter((key) => !isPromise(key) && !others.includes(key))).toEqual([])
})

test('Our texts promise no deadline, no encryption of everything and no tests of the firm', () => {
	const said = [texts.nl.formal, texts.nl.informal].flatMap((tree) => [...flattenTexts(tree)])
	const untrue = /werkdag|[Aa]lles is versleuteld|[Ww]ij testen|dezelfde dag|binnen (?:een|\d+) uur/
	expect(said.filter(([, text]) => untrue.test(text))).toEqual([])
})
