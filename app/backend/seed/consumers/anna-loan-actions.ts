import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { momentFromNow } from '#app/backend/seed/dates'

const mortgage = { id: '10011', label: 'Hypotheek Lindelaan 14', type: 'mortgage' }
const renovation = { id: '10012', label: 'Verbouwingshypotheek', type: 'mortgage' }
const credit = { id: '10021', label: 'Doorlopend krediet', type: 'credit' }
const life = { id: '10031', label: 'Overlijdensrisicoverzekering', type: 'lifeinsurance' }
const fgv = { id: '10035', label: 'Voortzetting kapitaalverzekering', type: 'fgv' }
const cardif = { id: '10085', label: 'Woonlastenverzekering', type: 'cardifao' }
const aftercare = { id: '10052', label: 'Opdracht nazorg', type: 'otd' }
const subscription = { id: '10053', label: 'Opdracht serviceabonnement', type: 'otd' }
const acquaintance = { id: '10055', label: 'Opdracht kennismaking', type: 'otd' }

const answers: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11101',
		type: 'CARDIF_PREMIUM',
		label: 'Premie van de woonlastenverzekering',
		date_created: momentFromNow(-8),
		comment: 'De premie geldt tot het einde van de maand.',
		product: cardif,
		consumer_name: 'Anna de Vries',
	},
	{
		...blankAction,
		id: '11102',
		type: 'UPDATE_LOAN_PARTS',
		label: 'Leningdelen bijwerken',
		date_created: momentFromNow(-7),
		product: renovation,
	},
	{
		...blankAction,
		id: '11103',
		type: 'UPDATE_LOAN_PARTS',
		label: 'Leningdelen en besparing bijwerken',
		date_created: momentFromNow(-6),
		product: mortgage,
	},
	{
		...blankAction,
		id: '11104',
		type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
		label: 'Andere looptijd mogelijk',
		date_created: momentFromNow(-2),
		product: renovation,
		smartcare_show_amount: false,
		smartcare_explain: 'Een kortere rentevaste periode kan voordelig zijn. Wij rekenen dat graag voor.',
	},
	{
		...blankAction,
		id: '11105',
		type: 'UPDATE_DATE_CONDITIONS_PRECEDENT',
		label: 'Nieuwe datum voorwaarden',
		date_created: momentFromNow(-3),
		comment: 'De verkoper gaf uitstel. Wat is de nieuwe datum?',
		product: mortgage,
	},
]

const agreements: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11111',
		type: 'SIGN_OTD',
		label: 'Serviceabonnement tekenen',
		date_created: momentFromNow(-11),
		product: subscription,
	},
	{
		...blankAction,
		id: '11112',
		type: 'SIGN_OTD',
		label: 'Opdracht nazorg tekenen',
		date_created: momentFromNow(-61),
		date_executed: momentFromNow(-60),
		is_done: true,
		product: aftercare,
	},
	{
		...blankAction,
		id: '11113',
		type: 'DOWNLOAD_SIGNED_OTD',
		label: 'Getekende opdracht voor de eigen administratie',
		date_created: momentFromNow(-57),
		product: aftercare,
	},
	{
		...blankAction,
		id: '11114',
		type: 'DOWNLOAD_UNSIGNED_OTD',
		label: 'Voorbeeld van de opdracht kennismaking',
		date_created: momentFromNow(-3),
		product: acquaintance,
	},
]

const papers: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11121',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Jaaroverzicht van het krediet',
		date_created: momentFromNow(-16),
		product: credit,
		document: {
			...blankDocument,
			id: '11621',
			label: 'Jaaroverzicht krediet',
			description: 'Het overzicht dat de kredietverstrekker in januari stuurt.',
			upload_requirements: 'Van het afgelopen jaar\nHet kredietnummer is leesbaar',
		},
	},
	{
		...blankAction,
		id: '11122',
		type: 'DOWNLOAD_ADDED_DOCUMENT',
		label: 'Polis overlijdensrisicoverzekering',
		date_created: momentFromNow(-10),
		product: life,
		downloadable_document: {
			id: '11622',
			name: 'Polis overlijdensrisicoverzekering',
			description: 'De polis zoals de verzekeraar die heeft afgegeven.',
		},
	},
	{
		...blankAction,
		id: '11123',
		type: 'APPROVE_DOCUMENT',
		label: 'Akkoord op de voortzetting',
		date_created: momentFromNow(-5),
		product: fgv,
		document: { ...blankDocument, id: '11623', label: 'Voorstel voortzetting', has_document: true },
	},
]

/** Action points of mortgages, credits, life insurances, continuations, disability insurances and assignments. */
export const annaLoanActions: readonly StoredItem[] = [...answers, ...agreements, ...papers]
