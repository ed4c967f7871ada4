import type { accessibility as dutch } from '#app/locales/nl/accessibility'

export const accessibility: typeof dutch = {
	title: 'Accessibility',
	purpose: 'Everyone should be able to use this site. This is how far we have got.',
	norm: {
		title: 'Which rules apply',
		standard: 'This site was built to meet WCAG 2.2, level AA, and the European standard EN 301 549.',
		law: 'The European Accessibility Act has applied since 28 June 2025.',
	},
	outcome: {
		unknown: 'The full check has not been done yet. So we do not know yet whether this site complies.',
		clean: 'The last full check found no errors. What is not right yet is listed below.',
		partly_one: 'This site complies in part. The last full check found 1 error.',
		partly_other: 'This site complies in part. The last full check found {{count}} errors.',
	},
	methods: {
		title: 'How this site was tested',
		purpose:
			'The software comes with tests of every page, in Dutch and in English, with and without scripts.',
		lines: {
			axe: 'The program axe looks for barriers on every page.',
			secondEngine: 'A second program, IBM Equal Access, looks at every page once more.',
			markup: 'The programs html-validate and Nu check whether every page follows the rules.',
			keyboard: 'Every page is also tested with the keyboard alone.',
			text: 'Forms are also filled in with lynx and w3m. Those are browsers that show text only.',
			oldBrowsers: 'Some forms are also filled in with old and simple browsers, such as NetSurf and Dillo.',
			reader: 'A simulated screen reader reads pages aloud. That shows whether everything has a name.',
			screenReader:
				'The screen reader Orca reads tasks aloud in Firefox. That shows whether everything is read once, in the right order.',
		},
	},
	run: {
		title: 'The last full check',
		date: 'Date',
		commit: 'Version of the site',
		pages: 'Pages',
		states: 'Variants of those pages',
		cases: 'Checks',
		engines: 'Programs that look for barriers and errors',
		screenReader: 'Screen reader, browser and speech',
		tasks: 'Tasks with the screen reader',
		failures: 'Checks with an error',
		none: 'Not done yet',
	},
	gaps: {
		title: 'What is not right yet',
		lines: {
			people: 'People with a disability have not tested this site yet. Programs do not find every error.',
			documents: 'We have not checked documents, such as PDFs. A screen reader may read them badly.',
			partners: 'We did not make or check the forms and payment pages of other companies.',
			video: 'The video about Ockto is on another site. We do not know whether it has subtitles.',
		},
	},
	complaint: {
		title: 'Is something not working?',
		purpose: 'Tell us. Say which page it was and what went wrong.',
		answer: 'Your message reaches our office.',
		contact: 'How to reach us',
		supervisor: 'Is our answer not good enough? Then you can complain to the regulator.',
		authority: 'For financial services that is the Dutch Authority for the Financial Markets (AFM).',
		authorityLink: 'The AFM’s website',
	},
	more: 'What else may help',
}
