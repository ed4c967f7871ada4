export const page = {
	newpassword: {
		strength: { passwords: { match: 'De twee wachtwoorden zijn niet gelijk.' } },
		notifications: { passwordsaved: { body: 'Uw nieuwe wachtwoord is opgeslagen. U kunt nu inloggen.' } },
	},
	inventory_form: {
		error_validation: 'Niet alle verplichte velden zijn ingevuld',
		submit_success: 'Wij hebben uw gegevens ontvangen.',
	},
}
