export const loginCode = {
	title: 'Vul uw code in',
	purpose: 'Open de app met codes op uw telefoon. Daar staat een code voor dit portaal.',
	label: 'Code uit de app',
	hint: 'Meestal zes cijfers. Elke halve minuut komt er een nieuwe.',
	notKept: 'Wij bewaren een code nooit. Vul de nieuwste in.',
	codeRequired: 'Vul de code uit uw app in',
	submit: 'Verder',
	cancel: 'Stop met inloggen',
	lost: {
		title: 'Telefoon kwijt, of een nieuwe?',
		text: 'Bel of mail ons. Wij helpen u verder.',
		link: 'Zo bereikt u ons',
	},
}
