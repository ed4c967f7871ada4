import type { TextKey } from '#app/locales/texts'

const named: Record<string, TextKey> = {
	authLoginFailed: 'errors.authLoginFailed',
	noPasswordProvided: 'errors.noPasswordProvided',
	consumerPasswordIsCommon: 'errors.consumerPasswordIsCommon',
	passwordNotConformSecurityGuidelines: 'errors.passwordNotConformSecurityGuidelines',
	invalidOtp: 'errors.invalidOtp',
	unableToResetPassword: 'errors.unableToResetPassword',
	consumerLocked: 'errors.locked',
	accessDenied: 'errors.accessDenied',
	productOwnershipMismatch: 'errors.productOwnershipMismatch',
	brandCannotBeDetermined: 'errors.brandCannotBeDetermined',
	appointmentAlreadyCanceled: 'errors.appointmentAlreadyCanceled',
	appointmentCancellationFailed: 'errors.appointmentCancellationFailed',
	uploadDocumentsNotProvided: 'errors.uploadDocumentsNotProvided',
	knowledgeFormNoAnswersProvided: 'errors.knowledgeFormNoAnswersProvided',
	imageTypeNotSupported: 'errors.imageTypeNotSupported',
	uploadPdfEncryptionError: 'errors.uploadPdfEncryptionError',
	combinedPdfToLarge: 'errors.combinedPdfToLarge',
	pdfGenerationFailed: 'errors.pdfGenerationFailed',
	documentBundleUnknown: 'errors.documentBundleUnknown',
	downloadableDocumentMissing: 'errors.downloadableDocumentMissing',
	quoteAttachmentUnknown: 'errors.quoteAttachmentUnknown',
	damageReportFailedValidation: 'errors.damageReportFailedValidation',
	damageReportPhotoFailedValidation: 'errors.damageReportPhotoFailedValidation',
	dataFetchFailed: 'errors.dataFetchFailed',
	cardifMortgageMissing: 'errors.cardifMortgageMissing',
	cardifConsumerMissing: 'errors.cardifConsumerMissing',
	cardifApiError: 'errors.cardifApiError',
	cardifPremiumCommunicationError: 'errors.cardifPremiumCommunicationError',
	npsTokenInvalid: 'errors.npsTokenInvalid',
	invalidDate: 'errors.invalidDate',
	invalidActionType: 'errors.invalidActionType',
	sepaInvalidIban: 'errors.sepaInvalidIban',
	consumerDataMissing: 'errors.consumerDataMissing',
	nodeMissing: 'errors.nodeMissing',
	outOfIndex: 'errors.outOfIndex',
	dossierExternalIdExists: 'errors.dossierExternalIdExists',
	personExternalIdExists: 'errors.personExternalIdExists',
	invalidGender: 'errors.invalidGender',
	invalidBirthDate: 'errors.invalidBirthDate',
	invalidCountry: 'errors.invalidCountry',
	consumerIdMissing: 'errors.consumerIdMissing',
	actionIdMissing: 'errors.actionIdMissing',
	attachmentIdMissing: 'errors.attachmentIdMissing',
	bankguaranteeProposalFailed: 'errors.bankguaranteeProposalFailed',
	invoicePdfFailed: 'errors.invoicePdfFailed',
	invoiceCannotBeDownloaded: 'errors.invoiceCannotBeDownloaded',
	PresentFieldsError: 'errors.presentFieldsError',
	marketValueFieldsError: 'errors.marketValueFieldsError',
	mysqlError: 'errors.generic',
	genericError: 'errors.generic',
	consumerNotFound: 'errors.notFound.consumer',
	productNotFound: 'errors.notFound.product',
	productActionNotFound: 'errors.notFound.productAction',
	documentNotFound: 'errors.notFound.document',
	fileNotFound: 'errors.notFound.file',
	dossierNotFound: 'errors.notFound.dossier',
	mortgageNotFound: 'errors.notFound.mortgage',
	otdNotFound: 'errors.notFound.otd',
	appointmentNotFound: 'errors.notFound.appointment',
	generalInsuranceNotFound: 'errors.notFound.generalInsurance',
	invoiceNotFound: 'errors.notFound.invoice',
	quoteAttachmentNotFound: 'errors.notFound.quoteAttachment',
	importantDocumentNotFound: 'errors.notFound.importantDocument',
	incomeTypeNotFound: 'errors.notFound.incomeType',
	projectNotFound: 'errors.notFound.project',
	leadSourceNotFound: 'errors.notFound.leadSource',
	campaignNotFound: 'errors.notFound.campaign',
	advisorNotFound: 'errors.notFound.advisor',
	ownerNotFound: 'errors.notFound.owner',
	phaseNotFound: 'errors.notFound.phase',
	locationNotFound: 'errors.notFound.location',
	brandNotFound: 'errors.notFound.brand',
	languageNotFound: 'errors.notFound.language',
	optionNotFound: 'errors.notFound.option',
}

const families: readonly (readonly [RegExp, TextKey])[] = [
	[/^(refresh|access)token(invalid|missing|expired|unsaveable)$/, 'errors.sessionEnded'],
	[/^knowledgeformpdf/, 'errors.knowledgeFormPdfFailed'],
	[/^(datasharing|ockto|iwize)requirement/, 'errors.dataSharingRequirementsFailed'],
	[/^(ockto|iwize)datafetchfailed$/, 'errors.dataFetchFailed'],
	[/^loanparts?.*error$/, 'errors.loanPartFieldsError'],
]

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const byPlainCode = new Map(Object.entries(named).map(([code, key]) => [plain(code), key]))

/**
 * Text of an error code: by its exact name, else its family, else generic (contract §6) [A68]. Case, dashes and
 * underscores are ignored.
 */
export function getErrorTextKey(code: string | undefined): TextKey {
	const requested = plain(code ?? '')
	const family = families.find(([pattern]) => pattern.test(requested))
	return byPlainCode.get(requested) ?? family?.[1] ?? 'errors.generic'
}
