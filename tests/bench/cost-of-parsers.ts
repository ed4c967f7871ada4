import { getErrorTextKey } from '#app/api/error-codes'
import { checkSuccess, parseSuccess } from '#app/api/failure'
import { parseFieldPath } from '#app/api/refused-fields'
import { findJsonExcess } from '#app/api/json-bounds'
import { findJsonFault } from '#app/api/document'
import { generaliseMember } from '#app/api/log-losses.server'
import { normaliseName } from '#app/api/wire'
import { checkReceiptSeal, readSeal } from '#app/config/receipt-seal.server'
import { splitExplanation } from '#app/features/opportunity/opportunity-page.server'
import { listBrokenRules } from '#app/features/password/password-rules'
import { isVerbPhrase } from '#app/features/tasks/task-rows.server'
import { createAppIdentity } from '#app/firm/app-identity.server'
import {
	doubtEmail,
	doubtHouseNumber,
	doubtPhone,
	doubtPostcode,
	tidyPostcode,
} from '#app/forms/doubts.server'
import { toPath } from '#app/forms/error-place'
import { createPrefilled, isSameText, isUntouched } from '#app/forms/prefill'
import { followRecord } from '#app/forms/prefilled-fields'
import { keepShownRows } from '#app/wizard/shown-rows.server'
import { prefillField } from '#app/request/form-fields'
import { recordDocument } from '#app/i18n/foreign-texts.server'
import { judgeDictionary, toFormalKey } from '#app/i18n/judge-dictionary.server'
import { isBrokenJson, readWordings } from '#app/i18n/read-wordings'
import { createSay } from '#app/i18n/say.server'
import { cleanAscii, cleanCode, cleanText, cleanTyped, toOneLine } from '#app/lib/clean-text'
import { findMailHref, findPhoneHref, isCompletePhone } from '#app/lib/contact-href'
import { countCharacters, cutCharacters } from '#app/lib/count-characters'
import { foldText } from '#app/lib/fold-text'
import { composePassword, normaliseText } from '#app/lib/normalise-text'
import { parseDate } from '#app/lib/parse-date'
import { parseEmail, suggestEmail, unwrapEmail } from '#app/lib/parse-email'
import { parseMoney } from '#app/lib/money'
import { parseNumber } from '#app/lib/numbers'
import { parseTime } from '#app/lib/parse-time'
import { formatPostcode } from '#app/lib/postcode'
import { normaliseLoginName } from '#app/limits/attempts.server'
import { isFilledIn, type KeptField } from '#app/request/kept-form'
import { fillReceiptText, writeReceiptText } from '#app/submissions/receipt-text'
import { isHexColour } from '#app/theme/contrast'
import { findFontFamily } from '#app/theme/font-families'
import { defaultTheme } from '#app/theme/theme'
import { compareAll, textSize, type Parser } from './compare-costs'

const size = textSize
const say = createSay('nl', 'formal')
const typed = 'Wij wonen hier sinds 31-3-2019, 14.05 uur, en betaalden € 9.500,00. '
const fields = Array.from({ length: 500 }, (_, at): KeptField => [`phone-${at}`, 'ja'])
const hash = 'a'.repeat(64)

function readJson(text: string) {
	try {
		return [checkSuccess(Buffer.from(text), 200), parseSuccess(Buffer.from(text), 'GET')]
	} catch {
		return undefined
	}
}

/** Texts that people type, and those of the API. */
const parsers: Readonly<Record<string, Parser>> = {
	'length of a typed text': {
		...{ size, ordinary: typed, parts: ['\u0301', '👩‍👩‍👧', '字'] },
		run: (text) => [countCharacters(text), cutCharacters(text, text.length / 2)],
	},
	'typed text': {
		...{
			size,
			ordinary: typed,
			starts: ['a', '1', '€'],
			parts: ['\u200c', '１', '\u0301\u0316', `a${'\u0301'.repeat(29)}`],
		},
		run: (text) => [
			...[cleanTyped(text), cleanAscii(text), cleanText(text), toOneLine(text), cleanCode(text)],
			...[normaliseText(text, 'NFKD'), composePassword(text)],
		],
	},
	'typed number': {
		...{ size, ordinary: typed, starts: ['1', '1 ', '€', '1 maart', '12:'], parts: ['ma ', '1-'] },
		run: (text) => [parseDate(text), parseMoney(text), parseNumber(text), parseTime(text)],
	},
	'typed e-mail': {
		...{ size, ordinary: 'anna@café.nl € ', starts: ['a@', 'mailto:'], parts: ['a@', 'a.'] },
		run: (text) => [
			parseEmail(text),
			unwrapEmail(text),
			suggestEmail(text),
			findMailHref(text),
			doubtEmail(text, say),
		],
	},
	'typed phone': {
		...{
			size,
			ordinary: '020 123 45 67, ',
			starts: ['020', '+31 ', '020 toestel '],
			parts: ['toestel', ',1'],
		},
		run: (text) => [findPhoneHref(text), isCompletePhone(text), doubtPhone(text, say)],
	},
	'typed address': {
		...{ size, ordinary: '1234 AB 12-b € ', starts: ['1234', '12'], parts: ['1a'] },
		run: (text) => [
			...[formatPostcode(text), doubtPostcode(text, 'NL', say), tidyPostcode(text, 'NL')],
			doubtHouseNumber(text, say),
		],
	},
	'typed name or password': {
		...{ size, ordinary: 'Anna de Vries ' },
		run: (text) => [
			normaliseLoginName(text),
			listBrokenRules(text),
			foldText(text),
			isSameText(text, `${text}a`),
		],
	},
	'prefilled text': {
		...{ size, ordinary: typed },
		run: (text) => isUntouched(createPrefilled(`${text}a`, undefined), text),
	},
	'values beside the text that was shown': {
		...{ size, ordinary: typed },
		run: (text) => {
			const shown: [string, string] = [prefillField, JSON.stringify([['name', text]])]
			const values = Array.from(text.slice(0, text.length / 40), (): [string, string] => ['name', 'y'])
			return followRecord(new URLSearchParams([shown, ...values]), {
				name: createPrefilled('Anna', undefined),
			})
		},
	},
	'rows that the page showed': {
		...{ size, ordinary: typed },
		run: (text) => {
			const name = (at: number) => `delen[${at % 200}].naam`
			const shown = new Map(Array.from(text.slice(0, text.length / 20), (letter, at) => [name(at), letter]))
			const rows = Array.from({ length: 200 }, (_, id) => ({ id }))
			const block = { name: 'delen', path: 'delen', most: 30, questions: [] }
			return keepShownRows({}, { step: 'delen', blocks: [block], typed: { delen: rows }, shown })
		},
	},
	'form as the page filled it in': {
		...{ size, ordinary: '["naam", "Anna de Vries"],', starts: ['[', '["a","'], parts: ['["a","b"],', '["'] },
		run: (text) => isFilledIn([['prefill', `[${text}["",""]]`], ...fields]),
	},
	'text of a receipt': {
		...{ size, ordinary: typed, starts: ['a'] },
		run: (text) => {
			const facts = { id: 'a', at: 0, title: text, sent: [{ term: 'Naam', detail: text }] }
			return [writeReceiptText(facts, say), fillReceiptText(text, new Map())]
		},
	},
	'reference in a receipt': {
		...{ size, ordinary: `@${hash} Tekst\n`, parts: [`@${hash} `] },
		run: (text) => fillReceiptText(text, new Map([[hash, { title: 'a', lines: ['b'] }]])),
	},
	'receipt to check': {
		...{ size, ordinary: `${typed}\n`, starts: ['a\n'], parts: ['-----\n', '|', '-----\nkey: '] },
		run: (text) => [checkReceiptSeal(text), readSeal(text)],
	},
	'document of the API': {
		...{ size, ordinary: '{"naam": "Anna de Vries", "delen": [1, null]},' },
		...{ starts: ['[', '{"a":', '{"', '"'], parts: ['{"a":', '[', '"', '1e'] },
		run: (text) => [readJson(`[${text}`), findJsonExcess(`[${text}`), findJsonFault(`[${text}`)],
	},
	'place in an error': {
		...{ size, ordinary: 'persons/0/email/', starts: ['children['], parts: ['children[', 'a[0].'] },
		run: (text) => [
			parseFieldPath(text),
			generaliseMember(text),
			toPath(text),
			getErrorTextKey(text),
			normaliseName(text),
		],
	},
	'text per language': {
		...{
			size,
			ordinary: '{"nl": "Hallo", "en": "Hello"} ',
			starts: ['{', '<p>'],
			parts: ['&nbsp;', '<p>', '\ufeff'],
		},
		run: (text) => [
			isBrokenJson(text),
			judgeDictionary([{ id: 'login.title', translation: readWordings(text) }]),
			toFormalKey(text),
		],
	},
	'label of the API': {
		...{
			size,
			ordinary: 'Bespaar € 1.249,00 per maand. ',
			starts: ['1', '€'],
			parts: ['1.000', '0.00', '€ ', 'upload '],
		},
		run: (text) => [splitExplanation(text), isVerbPhrase(text)],
	},
	'text in another language': {
		...{ size, ordinary: typed, starts: ['a'] },
		run: (text) => recordDocument({ text }, 'en', { language: 'nl', foreign: new Map() }),
	},
	'set-up of a firm': {
		...{ size, ordinary: 'Noorderlicht Financieel Advies ', starts: ['#'] },
		run: (text) => [createAppIdentity(text, defaultTheme), isHexColour(text), findFontFamily(text)],
	},
}

export const parserCases = () => compareAll(parsers)
