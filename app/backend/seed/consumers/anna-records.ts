import { marieke, youssef } from '#app/backend/seed/advisors'
import type { SeedRecords } from '#app/backend/seed/seed-consumer'
import { annaActions } from './anna-actions'
import { annaAppointments } from './anna-appointments'
import { annaBankguarantees } from './anna-bankguarantees'
import { annaBusinessIncomes } from './anna-business-incomes'
import { annaCardifaos } from './anna-cardifaos'
import { annaCredits } from './anna-credits'
import { annaDocuments } from './anna-documents'
import { annaFgvs } from './anna-fgvs'
import { annaGeneralInsurances } from './anna-general-insurances'
import { annaInvoices } from './anna-invoices'
import { annaLifeInsurances } from './anna-life-insurances'
import { annaMortgages } from './anna-mortgages'
import { annaOtds } from './anna-otds'
import { annaPurchaseIntentions } from './anna-purchase-intentions'
import { annaWills } from './anna-wills'
import { annaWoongarants } from './anna-woongarants'

export const annaRecords: SeedRecords = {
	dossier: [
		{
			id: '10001',
			label: 'Aankoop Lindelaan 14',
			percentage_complete: 65,
			user_panels: [marieke, youssef],
		},
		{ id: '10002', label: 'Verzekeringen en zekerheid', percentage_complete: 20, user_panels: [marieke] },
	],
	mortgage: annaMortgages,
	credit: annaCredits,
	lifeinsurance: annaLifeInsurances,
	general_insurance: annaGeneralInsurances,
	woongarant: annaWoongarants,
	otd: annaOtds,
	bankguarantee: annaBankguarantees,
	fgv: annaFgvs,
	cardifao: annaCardifaos,
	invoice: annaInvoices,
	purchase_intention: annaPurchaseIntentions,
	business_income: annaBusinessIncomes,
	will_writing_advice: annaWills,
	appointment: annaAppointments,
	action: annaActions,
	document: annaDocuments,
	notification: [
		{
			id: '10901',
			label: {
				nl: 'Ons kantoor is op Koningsdag gesloten.',
				en: "Our office is closed on King's Day.",
			},
		},
		{
			id: '10902',
			label: {
				nl: 'De hypotheekrente verandert vaak. Vraag ons gerust naar de stand van vandaag.',
				en: "Mortgage rates change often. Feel free to ask us for today's rate.",
			},
		},
	],
}
