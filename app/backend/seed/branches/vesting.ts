import type { SeedBranch } from '#app/backend/seed/branch'
import { commonDutch, commonEnglish } from '#app/backend/seed/common-texts'

/** A firm in an old fortress town: warm burgundy, Fira Sans in a large size. */
export const vesting: SeedBranch = {
	domain: 'vesting',
	name: 'De Vesting Hypotheken',
	features: {
		show_appointment_form: true,
		do_show_incometype_field: true,
		do_show_productphase_field: false,
		do_show_mortgage_timeline: true,
		do_show_purchaseintention_timeline: true,
		can_cancel_appointments: true,
		show_dossier_number: true,
		default_address_style: 'formal',
		show_appointment_type: true,
	},
	modules: {
		has_ockto_enabled: true,
		has_iwize_enabled: false,
		has_generalinsurance_enabled: true,
		has_truemeeting_enabled: true,
	},
	smartcare: {
		mortgage_check_enable_question_1b: true,
		mortgage_check_enable_question_7b_c: false,
		mortgage_check_enable_question_11: true,
	},
	content: {
		header_image: '/images/header-vesting.svg',
		logo_image: '/images/logo-vesting.svg',
		isHeaderImageFullWidth: false,
		nl: {
			...commonDutch,
			welcome_title: 'Welkom binnen de muren',
			welcome_content:
				'<p>De Vesting zorgt al drie generaties voor een veilig huis. Hier staat wat er nu te doen is.</p>',
			footer_content:
				'<p>De Vesting Hypotheken · Bastionstraat 3, Naarden · <a href="tel:+31355550300">035 555 03 00</a></p>',
			advisor_label: 'Hypotheekadviseur',
			dossier_owner_label: 'Dossierbeheer',
			lead_source: 'Klantportaal De Vesting',
		},
		en: {
			...commonEnglish,
			welcome_title: 'Welcome within the walls',
			welcome_content:
				'<p>De Vesting has cared for safe homes for three generations. Here is what can be done now.</p>',
			footer_content:
				'<p>De Vesting Hypotheken · Bastionstraat 3, Naarden · <a href="tel:+31355550300">+31 35 555 03 00</a></p>',
			advisor_label: 'Mortgage advisor',
			dossier_owner_label: 'Case management',
			lead_source: 'Klantportaal De Vesting',
		},
	},
	theme: {
		color_primary: '#7a1f3d',
		color_accent: '#c97b2d',
		color_buttons: '#7a1f3d',
		color_links: '#8c2447',
		color_headers: '#4f1127',
		color_subheaders: '#7a1f3d',
		color_small_headers: '#86576a',
		color_menu_background: '#4f1127',
		color_menu_active: '#f2c48d',
		color_menu_text: '#fff6ee',
		color_footer_background: '#fbf3ec',
		color_footer_text: '#5b3a45',
		font_family: 'Fira Sans',
		font_size: 18,
	},
	banners: [
		{
			id: 'vesting-1',
			title: { nl: 'Verduurzamen met subsidie', en: 'Greener homes with a subsidy' },
			url: { nl: 'https://www.devesting.voorbeeld.nl/verduurzamen', en: '' },
			image: '/images/banner-vesting.svg',
		},
	],
}
