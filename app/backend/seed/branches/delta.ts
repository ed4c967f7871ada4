import type { SeedBranch } from '#app/backend/seed/branch'
import { commonDutch, commonEnglish } from '#app/backend/seed/common-texts'

/** A firm for companies and homes near the water: green, a light menu, Lora. */
export const delta: SeedBranch = {
	domain: 'delta',
	name: 'Delta Wonen & Ondernemen',
	features: {
		show_appointment_form: false,
		do_show_incometype_field: false,
		do_show_productphase_field: false,
		do_show_mortgage_timeline: false,
		do_show_purchaseintention_timeline: false,
		can_cancel_appointments: false,
		show_dossier_number: false,
		default_address_style: 'informal',
		show_appointment_type: false,
	},
	modules: {
		has_ockto_enabled: false,
		has_iwize_enabled: true,
		has_generalinsurance_enabled: true,
		has_truemeeting_enabled: false,
	},
	smartcare: {
		mortgage_check_enable_question_1b: false,
		mortgage_check_enable_question_7b_c: true,
		mortgage_check_enable_question_11: false,
	},
	content: {
		header_image: '/images/header-delta.svg',
		logo_image: '/images/logo-delta.svg',
		isHeaderImageFullWidth: true,
		nl: {
			...commonDutch,
			welcome_title: 'Goed geregeld, ook onder zeeniveau',
			welcome_content:
				'<p>Delta denkt mee over de zaak én over thuis. Dit is het overzicht van alles wat loopt.</p>',
			footer_content:
				'<p>Delta Wonen &amp; Ondernemen · Havenkade 21, Zierikzee · <a href="tel:+31111555020">0111 555 020</a></p>',
			advisor_label: 'Vaste adviseur',
			dossier_owner_label: 'Binnendienst',
			lead_source: 'Klantportaal Delta',
		},
		en: {
			...commonEnglish,
			welcome_title: 'Well arranged, even below sea level',
			welcome_content:
				'<p>Delta thinks along about business and home. This is the overview of everything in progress.</p>',
			footer_content:
				'<p>Delta Wonen &amp; Ondernemen · Havenkade 21, Zierikzee · <a href="tel:+31111555020">+31 111 555 020</a></p>',
			advisor_label: 'Personal advisor',
			dossier_owner_label: 'Back office',
			lead_source: 'Klantportaal Delta',
		},
	},
	theme: {
		color_primary: '#1e6b4f',
		color_accent: '#e0a526',
		color_buttons: '#1e6b4f',
		color_links: '#17603f',
		color_headers: '#143d2f',
		color_subheaders: '#1e6b4f',
		color_small_headers: '#4d6b5f',
		color_menu_background: '#f3f7f2',
		color_menu_active: '#1e6b4f',
		color_menu_text: '#143d2f',
		color_footer_background: '#143d2f',
		color_footer_text: '#e6f0ea',
		font_family: 'Lora',
		font_size: 17,
	},
	banners: [],
}
