/** Licence texts in one language (contract §6). They are HTML where the contract says so. */
export interface LicenceTexts {
	welcome_title: string
	welcome_content: string
	important_documents_title: string
	important_documents_content: string
	footer_content: string
	advisor_label: string
	dossier_owner_label: string
	otd_terms_title: string
	otd_terms_content: string
	mortgage_check_introduction_family_and_income: string
	mortgage_check_introduction_residence: string
	mortgage_check_introduction_mortgage: string
	mortgage_check_introduction_questions: string
	mortgage_check_advice_necessary: string
	mortgage_check_advice_desirable: string
	mortgage_check_advice_not_needed: string
	cardif_introduction: string
	cardif_approval_text: string
	cardif_approve_button: string
	cardif_decline_button: string
	lead_source: string
}

/** A firm with its domain, licence and colours. Picture addresses are paths of this API. */
export interface SeedBranch {
	domain: string
	name: string
	features: Record<string, boolean | string> & { can_cancel_appointments: boolean }
	modules: Record<string, boolean>
	smartcare: Record<string, boolean>
	content: { nl: LicenceTexts; en: LicenceTexts } & {
		header_image: string
		logo_image: string
		isHeaderImageFullWidth: boolean
	}
	theme: Record<string, string | number>
	banners: readonly { id: string; title: Localized; url: Localized; image: string }[]
}

interface Localized {
	nl: string
	en: string
}
