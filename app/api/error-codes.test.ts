import { describe, expect, it } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { voices } from '#tests/support/language-rules'
import { getErrorTextKey } from './error-codes'

const readers = voices.map(({ language, register }) => createSay(language, register))
const dutch = createSay('nl', 'formal')
const english = createSay('en', 'formal')
const shown = (code: string | undefined, say = dutch) => say(getErrorTextKey(code))

/** Every code of the catalogue; codes of one line share a message. */
const catalogue: Record<string, string[]> = {
	'a wrong login [113]': ['authLoginFailed'],
	'a missing password [114]': ['noPasswordProvided'],
	'a wrong one-time code [115]': ['invalidOtp'],
	'a link or a reset that failed [135]': ['unableToResetPassword'],
	'a password that is too common [135]': ['consumerPasswordIsCommon'],
	'a password that is too weak [135]': ['passwordNotConformSecurityGuidelines'],
	'a session that ended, by any token code [142]': [
		...['refreshTokenInvalid', 'refreshTokenMissing', 'refreshTokenExpired', 'refreshTokenUnsaveable'],
		...['accessTokenInvalid', 'accessTokenMissing', 'accessTokenExpired'],
	],
	'a locked account': ['CONSUMER_LOCKED'],
	'no access [247]': ['accessDenied'],
	'someone else’s product [248]': ['productOwnershipMismatch'],
	'an unknown firm [249]': ['brandCannotBeDetermined'],
	'an appointment that was cancelled before [251]': ['appointmentAlreadyCanceled'],
	'a cancellation that failed [252]': ['appointmentCancellationFailed'],
	'an upload without files [253]': ['uploadDocumentsNotProvided'],
	'a knowledge form without answers [254]': ['knowledgeFormNoAnswersProvided'],
	'a knowledge form that cannot become a PDF [255]': ['knowledgeFormPdfFailed', 'knowledgeFormPdfNotSaved'],
	'a file type that is not supported [256]': ['imageTypeNotSupported'],
	'an encrypted PDF [257]': ['uploadPdfEncryptionError'],
	'files that are too large together [258]': ['combinedPdfToLarge'],
	'a PDF that cannot be made [259]': ['pdfGenerationFailed'],
	'an unknown bundle [260]': ['documentBundleUnknown'],
	'a document to download that is missing [260]': ['downloadableDocumentMissing'],
	'an unknown attachment of a quote [260]': ['quoteAttachmentUnknown'],
	'a damage report that is refused [261]': ['damageReportFailedValidation'],
	'a damage photo that is refused [262]': ['damageReportPhotoFailedValidation'],
	'data that cannot be shared [263]': ['dataSharingRequirementsFailed', 'ocktoRequirementsFailed'],
	'data that cannot be fetched [263]': ['dataFetchFailed', 'ocktoDataFetchFailed', 'iwizeDataFetchFailed'],
	'an insurer without the mortgage [264]': ['cardifMortgageMissing'],
	'an insurer without the consumer [264]': ['cardifConsumerMissing'],
	'an insurer that fails [264]': ['cardifApiError'],
	'an insurer that tells no premium [264]': ['cardifPremiumCommunicationError'],
	'a feedback link that ended': ['npsTokenInvalid'],
	'a wrong date [265]': ['invalidDate'],
	'a wrong kind of action [266]': ['invalidActionType'],
	'a wrong IBAN [267]': ['sepaInvalidIban'],
	'missing data of the consumer [268]': ['consumerDataMissing'],
	'a missing node [268]': ['nodeMissing'],
	'too many persons [269]': ['outOfIndex'],
	'a dossier that exists [270]': ['dossierExternalIdExists'],
	'a person who exists [271]': ['personExternalIdExists'],
	'a wrong gender [272]': ['invalidGender'],
	'a wrong date of birth [272]': ['invalidBirthDate'],
	'a wrong country [272]': ['invalidCountry'],
	'no id of a consumer [273]': ['consumerIdMissing'],
	'no id of an action [273]': ['actionIdMissing'],
	'no id of an attachment [273]': ['attachmentIdMissing'],
	'a bank guarantee that failed [274]': ['bankguaranteeProposalFailed'],
	'an invoice that cannot be made [275]': ['invoicePdfFailed'],
	'an invoice that cannot be downloaded [275]': ['invoiceCannotBeDownloaded'],
	'an answer to a saving that is not complete [276]': ['PresentFieldsError'],
	'a market value that is not complete [276]': ['marketValueFieldsError'],
	'loan parts that are not complete [276]': ['loanPartFieldsError', 'loanPartsDateError'],
}
const kinds = [
	...['consumer', 'product', 'productAction', 'document', 'file', 'dossier', 'mortgage', 'otd'],
	...['appointment', 'generalInsurance', 'invoice', 'quoteAttachment', 'importantDocument', 'incomeType'],
	...['project', 'leadSource', 'campaign', 'advisor', 'owner', 'phase', 'location', 'brand', 'language'],
	'option',
]
const lines = [...Object.values(catalogue), ...kinds.map((kind) => [`${kind}NotFound`])]

/** The codes of one line have one message, which no other line and no unknown code has, for every reader. */
function expectOwnWords(codes: string[]) {
	const others = [['aCodeThatNobodyKnows'], ...lines.filter((line) => line[0] !== codes[0])].flat()
	for (const say of readers) {
		const words = [...new Set(codes.map((code) => shown(code, say)))]
		expect(words).toEqual([expect.stringMatching(/^[A-Z].{8,}/)])
		expect(others.filter((other) => shown(other, say) === words[0])).toEqual([])
	}
}

describe('a failure says what its code means, in words of its own for every reader', () => {
	it.each(Object.entries(catalogue))('%s', (_what, codes) => expectOwnWords(codes))

	it('something that is not found, each of the 24 kinds [250]', () => {
		expect(kinds).toHaveLength(24)
		for (const kind of kinds) expectOwnWords([`${kind}NotFound`])
	})
})

const asSpelled: [number: string, code: string, say: typeof dutch, words: string][] = [
	['[113]', 'authLoginFailed', dutch, 'De gebruikersnaam en/of het wachtwoord klopt niet.'],
	['[113]', 'authLoginFailed', english, 'Not Authenticated: mailadress and/or password incorrect.'],
	['[115]', 'invalidOtp', english, 'Invalid OTP (one time code).'],
	['[247]', 'accessDenied', dutch, 'U heeft geen toegang tot dit component.'],
	['[247]', 'accessDenied', english, "You don't have access in this section."],
	['[248]', 'productOwnershipMismatch', english, "The selected product isn't accessible by your account."],
	['[269]', 'outOfIndex', english, 'Only 1 or 2 person are allowed'],
	['[244]', 'anything', dutch, 'Er is een fout opgetreden, probeer het nog een keer.'],
	['[245]', 'anything', english, 'An error ocurred. Please try again.'],
]
for (const [number, code, say, words] of asSpelled)
	it(`${code} is said in ${say.language} as the specification spells it ${number}`, () => {
		expect(shown(code, say)).toBe(words)
	})

describe('the generic text', () => {
	it.each(['mysqlError', 'genericError'])('is said for a fault of the system: %s [277]', (code) => {
		expect(getErrorTextKey(code)).toBe('errors.generic')
	})

	it('is said for an unknown or missing code [246]', () => {
		for (const code of [undefined, '', 'somethingNew', 'unicornNotFound', 'constructor', '__proto__', 'é']) {
			expect(getErrorTextKey(code)).toBe('errors.generic')
		}
	})
})

it('the spelling of a code may differ in case, dashes and underscores', () => {
	for (const code of ['AUTH_LOGIN_FAILED', 'auth-login-failed', 'AuthLoginFailed']) {
		expect(getErrorTextKey(code)).toBe('errors.authLoginFailed')
	}
})
