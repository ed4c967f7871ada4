import { describe, expect, it } from 'vitest'
import { getErrorTextKey } from './error-codes'

/** Codes whose text has their own name. */
function expectOwnText(...codes: string[]) {
	for (const code of codes) expect(getErrorTextKey(code), code).toBe(`errors.${code}`)
}

describe('a failure says what its code means', () => {
	it('a wrong login [113]', () => expectOwnText('authLoginFailed'))
	it('a missing password [114]', () => expectOwnText('noPasswordProvided'))
	it('a wrong one-time code [115]', () => expectOwnText('invalidOtp'))
	it('a password that cannot be set', () =>
		expectOwnText(
			'unableToResetPassword',
			'consumerPasswordIsCommon',
			'passwordNotConformSecurityGuidelines',
		))
	it('a session that ended, by any token code [142]', () => {
		for (const what of ['Invalid', 'Missing', 'Expired', 'Unsaveable']) {
			expect(getErrorTextKey(`refreshToken${what}`)).toBe('errors.sessionEnded')
			if (what !== 'Unsaveable') expect(getErrorTextKey(`accessToken${what}`)).toBe('errors.sessionEnded')
		}
	})
	it('a locked account', () => expect(getErrorTextKey('CONSUMER_LOCKED')).toBe('errors.locked'))
	it('no access [247]', () => expectOwnText('accessDenied'))
	it("someone else's product [248]", () => expectOwnText('productOwnershipMismatch'))
	it('an unknown firm [249]', () => expectOwnText('brandCannotBeDetermined'))
	it('something that is not found, each kind in its own words [250]', () => {
		const kinds =
			'consumer product productAction document file dossier mortgage otd appointment generalInsurance invoice quoteAttachment importantDocument incomeType project leadSource campaign advisor owner phase location brand language option'
		expect(kinds.split(' ')).toHaveLength(24)
		for (const kind of kinds.split(' '))
			expect(getErrorTextKey(`${kind}NotFound`)).toBe(`errors.notFound.${kind}`)
	})
	it('an appointment that was cancelled before [251]', () => expectOwnText('appointmentAlreadyCanceled'))
	it('a cancellation that failed [252]', () => expectOwnText('appointmentCancellationFailed'))
	it('an upload without files [253]', () => expectOwnText('uploadDocumentsNotProvided'))
	it('a knowledge form without answers [254]', () => expectOwnText('knowledgeFormNoAnswersProvided'))
	it('a knowledge form that cannot become a PDF [255]', () => {
		expectOwnText('knowledgeFormPdfFailed')
		expect(getErrorTextKey('knowledgeFormPdfNotSaved')).toBe('errors.knowledgeFormPdfFailed')
	})
	it('a file type that is not supported [256]', () => expectOwnText('imageTypeNotSupported'))
	it('an encrypted PDF [257]', () => expectOwnText('uploadPdfEncryptionError'))
	it('files that are too large together [258]', () => expectOwnText('combinedPdfToLarge'))
	it('a PDF that cannot be made [259]', () => expectOwnText('pdfGenerationFailed'))
	it('an unknown bundle, document or attachment [260]', () =>
		expectOwnText('documentBundleUnknown', 'downloadableDocumentMissing', 'quoteAttachmentUnknown'))
	it('a damage report that is refused [261]', () => expectOwnText('damageReportFailedValidation'))
	it('a damage photo that is refused [262]', () => expectOwnText('damageReportPhotoFailedValidation'))
	it('data that cannot be shared or fetched [263]', () => {
		expectOwnText('dataSharingRequirementsFailed', 'dataFetchFailed')
		expect(getErrorTextKey('ocktoRequirementsFailed')).toBe('errors.dataSharingRequirementsFailed')
	})
	it('an insurer that cannot help [264]', () =>
		expectOwnText(
			'cardifMortgageMissing',
			'cardifConsumerMissing',
			'cardifApiError',
			'cardifPremiumCommunicationError',
		))
	it('a feedback link that ended', () => expectOwnText('npsTokenInvalid'))
	it('a wrong date [265]', () => expectOwnText('invalidDate'))
	it('a wrong kind of action [266]', () => expectOwnText('invalidActionType'))
	it('a wrong IBAN [267]', () => expectOwnText('sepaInvalidIban'))
	it('data that is missing [268]', () => expectOwnText('consumerDataMissing', 'nodeMissing'))
	it('too many persons [269]', () => expectOwnText('outOfIndex'))
	it('a dossier that exists [270]', () => expectOwnText('dossierExternalIdExists'))
	it('a person who exists [271]', () => expectOwnText('personExternalIdExists'))
	it('a wrong gender, birth date or country [272]', () =>
		expectOwnText('invalidGender', 'invalidBirthDate', 'invalidCountry'))
	it('an id that was not given [273]', () =>
		expectOwnText('consumerIdMissing', 'actionIdMissing', 'attachmentIdMissing'))
	it('a bank guarantee that failed [274]', () => expectOwnText('bankguaranteeProposalFailed'))
	it('an invoice that cannot be made or downloaded [275]', () =>
		expectOwnText('invoicePdfFailed', 'invoiceCannotBeDownloaded'))
	it('mortgage forms that are not complete [276]', () => {
		expect(getErrorTextKey('PresentFieldsError')).toBe('errors.presentFieldsError')
		expectOwnText('marketValueFieldsError', 'loanPartFieldsError')
	})
})

describe('the generic text', () => {
	it('is said for faults of our own [277]', () => {
		expect(getErrorTextKey('mysqlError')).toBe('errors.generic')
		expect(getErrorTextKey('genericError')).toBe('errors.generic')
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
