import type { LicenceTexts } from './branch'

type CommonTexts = Omit<
	LicenceTexts,
	| 'welcome_title'
	| 'welcome_content'
	| 'footer_content'
	| 'advisor_label'
	| 'dossier_owner_label'
	| 'lead_source'
>

export const commonDutch: CommonTexts = {
	important_documents_title: 'Belangrijke documenten',
	important_documents_content:
		'<p>Hier staan de stukken die bij onze dienstverlening horen. Bewaar ze goed.</p>',
	otd_terms_title: 'Voorwaarden dienstverlening',
	otd_terms_content: `<h2>1. De opdracht</h2>
<p>De opdracht begint op de dag van ondertekening. Wij voeren de opdracht zorgvuldig uit en houden ons aan de wet.</p>
<h2>2. Betaling</h2>
<ul>
<li>Een factuur wordt binnen 14 dagen betaald.</li>
<li>Na een herinnering geldt een termijn van ten minste 30 dagen. Daarna zijn er incassokosten van ten minste 15%.</li>
<li>Een automatische incasso kan binnen 8 weken worden teruggeboekt.</li>
</ul>
<h2>3. Opzeggen</h2>
<p>Beide partijen kunnen de opdracht opzeggen. De opzegtermijn is 14 dagen.</p>
<h2>4. Klachten</h2>
<p>Een klacht over het werk wordt binnen 60 dagen gemeld, een klacht over een factuur binnen 14 dagen.
Een vordering vervalt na twee jaar.</p>
<h2>5. Gegevens</h2>
<p>Wij gebruiken persoonlijke gegevens alleen voor deze opdracht en bewaren ze niet langer dan nodig is.</p>`,
	mortgage_check_introduction_family_and_income:
		'<p>Een paar vragen over gezin en inkomen. Zo zien wij of de hypotheek nog past.</p>',
	mortgage_check_introduction_residence: '<p>Nu een paar vragen over de woning en de plannen daarmee.</p>',
	mortgage_check_introduction_mortgage: '<p>Kloppen deze gegevens van de hypotheek nog?</p>',
	mortgage_check_introduction_questions: '<p>Tot slot: is alles duidelijk?</p>',
	mortgage_check_advice_necessary:
		'<p><strong>Een gesprek is nodig.</strong> Er is veel veranderd. Wij bellen om een afspraak te maken.</p>',
	mortgage_check_advice_desirable:
		'<p><strong>Een gesprek is verstandig.</strong> Er zijn veranderingen die gevolgen kunnen hebben.</p>',
	mortgage_check_advice_not_needed: '<p><strong>Alles past nog.</strong> Een gesprek is nu niet nodig.</p>',
	cardif_introduction:
		'<p>Deze verzekering betaalt een deel van de woonlasten bij arbeidsongeschiktheid.</p>',
	cardif_approval_text: '<p>De premie is berekend met de gegevens die bij ons bekend zijn.</p>',
	cardif_approve_button: 'Premie aanvragen',
	cardif_decline_button: 'Niet nu',
}

export const commonEnglish: CommonTexts = {
	important_documents_title: 'Important documents',
	important_documents_content: '<p>These papers belong to our service. Please keep them safe.</p>',
	otd_terms_title: 'Terms of the service assignment',
	otd_terms_content: `<h2>1. The assignment</h2>
<p>The assignment starts on the day it is signed. We work with care and follow the law.</p>
<h2>2. Payment</h2>
<ul>
<li>An invoice is paid within 14 days.</li>
<li>After a reminder a period of at least 30 days follows. Then collection costs of at least 15% are due.</li>
<li>A direct debit can be reversed within 8 weeks.</li>
</ul>
<h2>3. Ending the assignment</h2>
<p>Both parties can end the assignment. The notice period is 14 days.</p>
<h2>4. Complaints</h2>
<p>A complaint about our work is made within 60 days, a complaint about an invoice within 14 days.
A claim expires after two years.</p>
<h2>5. Personal data</h2>
<p>We use personal data for this assignment only and keep it no longer than needed.</p>`,
	mortgage_check_introduction_family_and_income:
		'<p>A few questions about family and income. They show us whether the mortgage still fits.</p>',
	mortgage_check_introduction_residence: '<p>Now some questions about the home and the plans for it.</p>',
	mortgage_check_introduction_mortgage: '<p>Are these details of the mortgage still right?</p>',
	mortgage_check_introduction_questions: '<p>Finally: is everything clear?</p>',
	mortgage_check_advice_necessary:
		'<p><strong>We need to talk.</strong> A lot has changed. We will call to make an appointment.</p>',
	mortgage_check_advice_desirable:
		'<p><strong>A talk would be wise.</strong> Some changes may have consequences.</p>',
	mortgage_check_advice_not_needed: '<p><strong>Everything still fits.</strong> No talk is needed now.</p>',
	cardif_introduction: '<p>This insurance pays part of the housing costs in case of disability.</p>',
	cardif_approval_text: '<p>The premium was calculated with the details that we have.</p>',
	cardif_approve_button: 'Request this premium',
	cardif_decline_button: 'Not now',
}
