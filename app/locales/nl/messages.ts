export const messages = {
	cardif: { decline_premium: 'U heeft de premie afgewezen. Uw adviseur weet dit nu.' },
}
