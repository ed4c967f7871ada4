/** Members for which an example of the schema is not enough; `read` is the result when it differs. */
interface Sample {
	members?: Record<string, unknown>
	/** Input of a reader that returns no object. */
	value?: unknown
	read?: unknown
}

const counter = { total: 3, closed: 1, open: 2 }
const both = (text: string) => ({ nl: `${text} nl`, en: `${text} en` })
const payment = {
	id: '81',
	description: 'iDEAL',
	amount: 12.5,
	isPaid: false,
	issuer: 'Bank Aa',
	status: 'OPEN',
	paymentUrl: 'https://bank.voorbeeld.nl',
}
const person = { phoneNumbers: ['050 1', '06 2'], addressStyle: 'informal' }
const report = { cause: 'Storm', state: 'Open', dateReported: '2026-01-02', isClosed: false }
const invoice = {
	id: '71',
	publicNumber: 'F-1',
	dateCreated: '2026-01-02',
	total: 95,
	lines: [{ description: 'Advies' }],
}
const quote = {
	id: '5',
	dateReceived: '2026-01-01',
	dateAcceptation: '2026-01-02',
	dateValidity: '2026-01-03',
	property: 'Kade 1',
	attachments: [
		{ id: '6', label: 'Offerte' },
		{ id: '7', label: 'Bijlage' },
	],
}
const inList = {
	downloadableDocument: { name: 'Rapport', description: 'Ons advies' },
	quotes: [quote, { ...quote, id: '8' }],
	payment,
	invoice: { id: '9', total: 95 },
	woongarant: { approvalUrl: 'https://akkoord.voorbeeld.nl/1' },
	product: { id: '11', label: 'Huis', type: 'mortgage' },
	document: {
		label: 'Strook',
		description: 'Van mei',
		consumerName: 'Anna',
		isConsumerSpecific: true,
		clientApprovalExplanation: 'Lees dit',
		uploadRequirements: 'Een PDF',
		uploadRequirementsAsList: ['Een PDF', 'Leesbaar'],
		hasDocument: true,
	},
}
const proposal = {
	woongarantApiId: '9',
	insuranceNumber: 'W-1',
	product: 'Opstal',
	coverage: 'Alles',
	premium: 21.5,
	quoteDate: '2026-01-02',
	risicoAddress: 'Kade 1',
	proposalCode: 'C-1',
	deductibleContents: 150,
	deductibleProperty: 300,
	renovationPremium: 4,
	conditionsUrl: 'https://a.nl',
	approvalUrl: 'https://b.nl',
	infoUrl: 'https://c.nl',
	actionCounter: counter,
	isApartment: true,
}
const loanPart = {
	id: '1',
	interest: 3.75,
	type: 'annuity',
	amount: 212500,
	currentAmount: 200000,
	date: '2021-06-01',
	startOfFixedRatePeriod: '2021-06-01',
	endOfFixedRatePeriod: '2041-06-01',
	fixedInterestPeriod: 240,
	endOfLoanPeriod: '2051-06-01',
}
const collateral = {
	marketValue: 415000,
	marketValueDate: '2026-02-01',
	basedOn: 'woz',
	basedOnOptions: [
		{ name: 'woz', label: 'WOZ' },
		{ name: 'other', label: 'Anders' },
	],
	houseNumber: '1',
	streetName: 'Kade',
	zipCode: '9711 AA',
	city: 'Groningen',
}
const house = {
	id: '3',
	dateCreated: '2026-01-02',
	hasSeen: false,
	buildtypeLabel: 'Bestaand',
	objecttypeLabel: 'Huis',
	address: 'Kade 1',
	zipcode: '9711 AA',
	city: 'Groningen',
	externalUrl: 'https://huis.voorbeeld.nl',
	price: 350000,
	objectSurfaceM2: 120,
	groundSurfaceM2: 200,
	rawBase64Thumbnail: 'AAAA',
}
const panel = {
	name: 'Saar',
	label: 'Adviseur',
	phone: '050 555 01 12',
	dontShowPrefix: true,
	emailaddress: 'saar@voorbeeld.nl',
	systemname: 'ADVISOR',
	image: '/saar.png',
}
const switchesOn = <N extends string>(...names: N[]) => Object.fromEntries(names.map((name) => [name, true]))
const shared = {
	ockto: {
		ocktoDebug: true,
		ocktoQrcode: { qrCode: 'AAAA', url: 'https://ockto.voorbeeld.nl', errors: true },
	},
	iwize: { iframeUrl: 'https://iwize.voorbeeld.nl' },
}
const definitions = {
	mortgage: { counter: 2, openActions: 1, firstProductId: '11' },
	will_writing_advice: { counter: 1, openActions: 0, firstProductId: '12' },
}

/** By exported name of the reader; other members get an example of their schema. */
export const resourceSamples: Record<string, Sample> = {
	paymentSchema: { members: payment },
	listedActionSchema: { members: inList },
	actionSchema: {
		members: {
			...inList,
			woongarant: proposal,
			invoice,
		},
	},
	appointmentSchema: { members: { startTime: '09:30', endTime: '10:30' } },
	tokenPairSchema: {},
	authResultSchema: {},
	productActionLoginSchema: {},
	bankguaranteeSchema: {},
	businessIncomeSchema: {},
	cardifaoSchema: {},
	cardifPremiumSchema: { members: { premium: 38.45 } },
	codedChoiceSchema: {},
	consumerSchema: { members: person },
	creditSchema: {},
	damageReportSchema: { members: report },
	definitionResourceSchema: { members: definitions },
	dossierSchema: { members: { userPanels: [panel, panel] } },
	feedbackAnswerSchema: {
		members: {
			resultId: '4',
			followUp: { question: 'Waarom?', alternatives: ['A', 'B'], freeAnswer: 'Anders' },
			freeAnswerPrompt: 'Vertel',
		},
	},
	fgvSchema: {},
	generalInsuranceSchema: { members: { productId: '12', damageReports: [report, report] } },
	importantDocumentSchema: { members: { category: { id: '2', name: 'Algemeen' } } },
	maintenanceSchema: {},
	multipleDomainsSchema: {},
	languageSchema: {},
	dictionaryEntrySchema: {
		members: { translation: both('Dag') },
		read: { id: '17', translation: { wordings: both('Dag'), faults: [] } },
	},
	notificationSchema: {},
	bannerSchema: {},
	themeSchema: {},
	inventoryRequirementsSchema: { members: { data: shared }, read: shared },
	ocktoStateSchema: { members: { code: 3 } },
	invoiceSchema: { members: { lines: invoice.lines, productAction: { payment } } },
	paymentStateSchema: {},
	licenceItemSchema: {},
	licenceSchema: {
		members: {
			features: {
				defaultAddressStyle: 'formal',
				...switchesOn('appointmentForm', 'incometypeField', 'productphaseField', 'mortgageTimeline'),
				...switchesOn('purchaseintentionTimeline', 'cancelAppointments', 'dossierNumber', 'appointmentType'),
			},
			modules: switchesOn('ockto', 'iwize', 'generalinsurance', 'truemeeting'),
			smartcare: switchesOn('question1b', 'question7bC', 'question11'),
			content: {
				...Object.fromEntries(
					['welcomeTitle', 'welcomeContent', 'importantDocumentsTitle', 'importantDocumentsContent']
						.concat('footerContent', 'headerImage', 'logoImage', 'advisorLabel', 'dossierOwnerLabel')
						.concat('otdTermsTitle', 'otdTermsContent', 'mortgageCheckIntroductionFamilyAndIncome')
						.concat('mortgageCheckIntroductionResidence', 'mortgageCheckIntroductionMortgage')
						.concat('mortgageCheckIntroductionQuestions', 'mortgageCheckAdviceNecessary')
						.concat('mortgageCheckAdviceDesirable', 'mortgageCheckAdviceNotNeeded', 'cardifIntroduction')
						.concat('cardifApprovalText', 'cardifApproveButton', 'cardifDeclineButton', 'leadSource')
						.map((name) => [name, both(name)]),
				),
				isHeaderImageFullWidth: true,
			},
		},
	},
	lifeInsuranceSchema: {
		members: {
			payments: [
				{ amount: 12.5, term: 'maand' },
				{ amount: 3, term: 'jaar' },
			],
			insuredConsumers: [
				{ name: 'Anna', data: [{ capital: 1000, duration: 240, insuranceType: 'Gelijk' }] },
				{ name: 'Bram', data: [{ capital: 2000, duration: 120, insuranceType: 'Dalend' }] },
			],
		},
	},
	loanPartSchema: { members: loanPart },
	mortgageSchema: {
		members: {
			loanParts: [loanPart, { ...loanPart, id: '2' }],
			loanPartTypes: collateral.basedOnOptions,
			collateral,
			smartcare: {
				minimumSavingsAmount: 50,
				minimumSavingsPeriod: 'ANNUALLY',
				abstainFromCalculationTill: '2027-01-01',
			},
		},
	},
	otdSchema: {},
	passwordPolicySchema: {},
	personSchema: { members: person },
	actionCounterSchema: { value: counter },
	purchaseIntentionSchema: { members: { foundHousesCollection: [house, { ...house, id: '4' }] } },
	savingsPeriodSchema: { value: 'REMAINING_DURATION' },
	timelineStepsSchema: { value: [{ label: 'Advies', completed: true, active: false }] },
	timelineSchema: { value: [{ label: 'Advies', completed: true, active: false }] },
	twoFactorQrSchema: { members: { image: 'data:image/png;base64,iVBORw0KGgo=', secret: 'JZXW64TEMVZGY2LD' } },
	willWritingAdviceSchema: {
		members: { wills: [{ title: 'Testament', owner: 'Anna', startingDate: '2026-01-02' }] },
	},
	woongarantInsuranceSchema: {
		members: {
			productId: '12',
			documents: [{ apiId: '31', description: 'Polis' }],
			damageReports: [report],
		},
	},
}
