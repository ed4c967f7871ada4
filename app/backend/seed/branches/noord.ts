import type { SeedBranch } from '#app/backend/seed/branch'
import { commonDutch, commonEnglish } from '#app/backend/seed/common-texts'

/** The firm of most demonstration clients: the standard colours. */
export const noord: SeedBranch = {
	domain: 'noord',
	name: 'Noorderlicht Financieel Advies',
	features: {
		show_appointment_form: true,
		do_show_incometype_field: true,
		do_show_productphase_field: true,
		do_show_mortgage_timeline: true,
		do_show_purchaseintention_timeline: true,
		can_cancel_appointments: true,
		show_dossier_number: true,
		default_address_style: 'formal',
		show_appointment_type: true,
	},
	modules: {
		has_ockto_enabled: true,
		has_iwize_enabled: true,
		has_generalinsurance_enabled: true,
		has_truemeeting_enabled: true,
	},
	smartcare: {
		mortgage_check_enable_question_1b: true,
		mortgage_check_enable_question_7b_c: true,
		mortgage_check_enable_question_11: true,
	},
	content: {
		header_image: '/images/header-noord.svg',
		logo_image: '/images/logo-noord.svg',
		isHeaderImageFullWidth: false,
		nl: {
			...commonDutch,
			welcome_title: 'Welkom bij Noorderlicht',
			welcome_content:
				'<p>Alles over wonen, geld en zekerheid op één plek. Vragen? Bel ons op werkdagen tussen 9.00 en 17.30 uur.</p>',
			footer_content:
				'<p>Noorderlicht Financieel Advies · Ossenmarkt 8, Groningen · <a href="tel:+31505550100">050 555 01 00</a> · <a href="mailto:hallo@noorderlicht.voorbeeld.nl">hallo@noorderlicht.voorbeeld.nl</a></p>',
			advisor_label: 'Adviseur',
			dossier_owner_label: 'Dossierbeheerder',
			lead_source: 'Klantportaal Noorderlicht',
		},
		en: {
			...commonEnglish,
			welcome_title: 'Welcome to Noorderlicht',
			welcome_content:
				'<p>Home, money and security in one place. Questions? Call us on working days between 9:00 and 17:30.</p>',
			footer_content:
				'<p>Noorderlicht Financieel Advies · Ossenmarkt 8, Groningen · <a href="tel:+31505550100">+31 50 555 01 00</a> · <a href="mailto:hallo@noorderlicht.voorbeeld.nl">hallo@noorderlicht.voorbeeld.nl</a></p>',
			advisor_label: 'Advisor',
			dossier_owner_label: 'Case manager',
			lead_source: 'Klantportaal Noorderlicht',
		},
	},
	theme: {
		color_primary: '#0A2E65',
		color_accent: '#ff5d00',
		color_buttons: '#0A2E65',
		color_links: '#0A4FA3',
		color_headers: '#0A2E65',
		color_subheaders: '#39549E',
		color_small_headers: '#39549E',
		color_menu_background: '#0A2E65',
		color_menu_active: '#ff5d00',
		color_menu_text: '#ffffff',
		color_footer_background: '#f2f4f8',
		color_footer_text: '#33415c',
		font_family: 'Roboto',
		font_size: 16,
	},
	banners: [
		{
			id: 'noord-1',
			title: { nl: 'Rente vastzetten? Lees hoe dat werkt', en: 'Fixing your rate? Read how it works' },
			url: {
				nl: 'https://www.noorderlicht.voorbeeld.nl/rente-vastzetten',
				en: 'https://www.noorderlicht.voorbeeld.nl/en/fixed-rate',
			},
			image: '/images/banner-noord.svg',
		},
	],
}
