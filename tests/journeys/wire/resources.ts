import type { ApiResource } from '#tests/support/wire-formats'

/** A day in the future. */
const meetingDay = '2099-05-04'

/** Resources of a small firm's API by path. */
export function createResources(apiUrl: string): Record<string, ApiResource | ApiResource[]> {
	return {
		'/api/maintenance': {
			type: 'maintenance',
			plain: { maintenance: false, show_notice: true, notice: 'Zondag werken wij aan de site.' },
		},
		'/api/multiple-domains': { type: 'domains', plain: { show_domain_chooser: true } },
		'/api/licenses': [
			{ type: 'licenses', id: 'a', plain: { name: 'Kantoor Aa', domain: 'aa' } },
			{ type: 'licenses', id: 'b', plain: { name: 'Kantoor Bee', domain: 'bee' } },
		],
		'/api/languages': [
			{ type: 'languages', id: '2', plain: { name: 'English', iso_code: 'en', is_default: false } },
		],
		'/api/languages/current': {
			type: 'languages',
			id: '1',
			plain: { name: 'Nederlands', iso_code: 'nl', is_default: true },
		},
		'/api/theme': {
			type: 'themes',
			plain: { color_primary: '#123456', color_accent: '#aa3300', font_family: 'Lato', font_size: 18 },
		},
		'/api/dictionary': [
			{
				type: 'entries',
				id: 'dashboard.title',
				plain: { translation: { nl: 'Uw eigen plek', en: 'Your own place' } },
			},
		],
		'/api/licenses/current': {
			type: 'licenses',
			plain: {},
			related: {
				features: { type: 'features', plain: { show_dossier_number: true, default_address_style: 'formal' } },
				modules: { type: 'modules', plain: { has_generalinsurance_enabled: false } },
				content: {
					type: 'contents',
					plain: {
						welcome_title: 'Dag',
						welcome_content: '<p>Fijn dat u er bent.</p>',
						footer_content: '<p>Kade 1</p>',
						logo_image: `${apiUrl}/images/logo-noord.svg`,
						advisor_label: 'Raadgever',
					},
				},
				smartcare: { type: 'smartcare', plain: { mortgage_check_enable_question_11: true } },
			},
		},
		...createConsumerResources(apiUrl),
	}
}

function createConsumerResources(apiUrl: string): Record<string, ApiResource | ApiResource[]> {
	return {
		'/api/auth/login': {
			type: 'tokens',
			plain: {
				accessToken: 'access-1',
				refreshToken: 'refresh-1',
				twoFactor: false,
				twoFactorSetup: false,
				consumerId: '5',
			},
		},
		'/api/auth/refresh': { type: 'tokens', plain: { accessToken: 'access-2', refreshToken: 'refresh-2' } },
		'/api/consumers': {
			type: 'consumers',
			id: '5',
			plain: { display_name: 'Iris Kok', address_style: 'informal', is_company: false, two_factor: false },
		},
		'/api/consumers/partner': {
			type: 'consumers',
			id: '6',
			plain: { display_name: 'Sem Kok', date_of_birth: '1980-02-28', email: 'sem@voorbeeld.nl' },
		},
		'/api/products/mortgages': [
			{
				type: 'mortgages',
				id: '14',
				plain: { label: 'Huis aan zee', lender: 'Zeebank', amount: 210500, loan_parts: [] },
			},
		],
		'/api/products/definitions': {
			type: 'definitions',
			plain: {
				mortgage: { counter: 2, open_actions: 3, first_product_id: '11' },
				general_insurance: { counter: 1, open_actions: 0, first_product_id: '12' },
				will_writing_advice: { counter: 1, open_actions: 1, first_product_id: '13' },
				credit: { counter: 0, open_actions: 0, first_product_id: null },
			},
		},
		'/api/notifications': [
			{ type: 'notifications', id: '1', plain: { label: { nl: 'Wij zijn dicht.', en: 'We are closed.' } } },
		],
		'/api/banners': [
			{
				type: 'banners',
				id: '1',
				plain: {
					title: { nl: 'Rente', en: 'Rates' },
					url: { nl: 'https://www.voorbeeld.nl/rente', en: 'https://www.voorbeeld.nl/rates' },
					image: `${apiUrl}/images/banner-noord.svg`,
				},
			},
		],
		'/api/dossiers': [
			{
				type: 'dossiers',
				id: '71',
				plain: { label: 'Huis', percentage_complete: 0.65 },
				related: {
					user_panels: [
						{
							type: 'panels',
							id: 'p',
							plain: {
								name: 'Saar Smit',
								label: 'Notaris',
								dontShowPrefix: true,
								phone: '020 555 00 11',
								emailaddress: 'saar@voorbeeld.nl',
								systemname: 'ADVISOR',
							},
						},
					],
				},
			},
		],
		'/api/products/appointments': [
			{
				type: 'appointments',
				id: '81',
				plain: {
					label: 'Kennismaking',
					date: meetingDay,
					start_time: '09:30',
					end_time: '10:30',
					is_teams: true,
					teams_url: 'https://overleg.voorbeeld.nl/81',
				},
			},
		],
		'/api/actions': [
			{
				type: 'actions',
				id: '91',
				plain: {
					label: 'Loonstrook',
					type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
					is_done: false,
					date_created: '2026-01-31',
					comment: 'Van mei',
				},
				related: {
					product: { type: 'mortgages', id: '11', plain: { label: 'Hypotheek A', type: 'mortgage' } },
					document: {
						type: 'action-documents',
						id: '95',
						plain: {
							label: 'Strook',
							description: 'De laatste',
							upload_requirements: 'Leesbaar\nHeel',
							has_document: false,
						},
					},
				},
			},
		],
		'/api/documents': [
			{
				type: 'documents',
				id: '99',
				plain: { label: 'Voorwaarden', filename: 'voorwaarden.pdf', language: 'nl' },
				related: { category: { type: 'categories', id: 'c', plain: { name: 'Algemeen' } } },
			},
		],
	}
}
