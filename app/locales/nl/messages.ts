export const messages = {
	cardif: {
		decline_premium: 'De premie is nog niet afgewezen. Probeer het nog een keer, of bel of mail ons.',
	},
}
