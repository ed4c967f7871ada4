export const hypact = {
	title: 'Hypact: questions for your advice',
	purpose:
		'We ask about your knowledge, plans and risks in nine short steps. Your adviser uses your answers for the advice.',
	submit: 'Send your answers',
	sends: 'This button sends us your answers to all nine steps.',
	next: 'Your adviser will base the advice on your answers.',
	steps: {
		knowledge: 'Knowledge and experience',
		pep: 'Politically exposed persons',
		income: 'Expected income',
		retirement: 'Retirement',
		savings: 'Savings',
		goals: 'Goals',
		risk: 'Risk',
		passingAway: 'Death, disability and unemployment',
		sustainability: 'Sustainability',
	},
	blocks: {
		mortgageKnowledge: { title: 'Mortgage and tax' },
		incomeKnowledge: { title: 'Income and experience' },
		self: { title: 'About you' },
		partner: { title: 'About your partner' },
		pep: {
			title: 'Who is politically exposed?',
			purpose:
				'That is someone with an important public office, such as a minister, a judge or a general. Close family counts too.',
		},
	},
	questions: {
		isStarter: { label: 'Are you buying a home for the first time?' },
		riskKnow: { label: 'Which of these do you know the risks of?', hint: 'Choose all that apply.' },
		riskKnowHow: { label: 'How did you learn about those risks?' },
		deductibilityKnow: {
			label: 'What do you know about deducting mortgage interest from your tax?',
			hint: 'Choose all that apply.',
		},
		deductibilityKnowHow: { label: 'How did you learn about those rules?' },
		knowIncomeRetirement: { label: 'How much do you know about your income after retirement?' },
		knowIncomeDeath: { label: 'How much do you know about the income left after a death?' },
		knowIncomeDisability: { label: 'How much do you know about your income if you cannot work?' },
		knowBuyFinancialProduct: { label: 'Do you know what buying a financial product involves?' },
		experienceMortgage: { label: 'What experience do you have with mortgages?' },
		pepSelf: { label: 'Are you politically exposed yourself?' },
		pepAssociate: { label: 'Is anyone in your close family or circle politically exposed?' },
		pepReason: {
			label: 'Which public office is it?',
			hint: 'Only fill this in if you chose yes above.',
		},
		incomeExpectationTrend: {
			label: 'How will your income change in the coming years?',
			partner: 'How will your partner’s income change in the coming years?',
		},
		incomeExpectation: {
			label: 'What gross yearly income do you expect, in euros?',
			partner: 'What gross yearly income does your partner expect, in euros?',
		},
		inHomeAfterRetirement: {
			label: 'Do you want to stay in the home after you retire?',
			partner: 'Does your partner want to stay in the home after retiring?',
		},
		netDisposableIncomeRetirement: {
			label: 'What net monthly income do you want after you retire, in euros?',
			partner: 'What net monthly income does your partner want after retiring, in euros?',
		},
		currentCostsAffordable: {
			label: 'Can you afford your housing costs at the moment?',
			both: 'Can you and your partner afford your housing costs at the moment?',
		},
		monthlySavings: {
			label: 'How much do you save a month, in euros?',
			both: 'How much do you and your partner save a month, in euros?',
		},
		totalSavings: {
			label: 'How much do you have in savings, in euros?',
			both: 'How much do you and your partner have in savings, in euros?',
		},
		maxInputSavings: {
			label: 'How much of your savings may go into the home, in euros?',
			both: 'How much of your joint savings may go into the home, in euros?',
		},
		payOffInFull: {
			label: 'Do you want the mortgage fully paid off at the end?',
			both: 'Do you and your partner want the mortgage fully paid off at the end?',
		},
		minimumPayOff: {
			label: 'What is the least you want to pay off, in euros?',
			both: 'What is the least you and your partner want to pay off, in euros?',
		},
		changesInCosts: { label: 'How may your monthly costs change?' },
		minimumYearsLiving: {
			label: 'How many years will you stay in this home, at least?',
			both: 'How many years will you and your partner stay in this home, at least?',
		},
		riskInterestIncrease: {
			label: 'How do you feel about the risk that interest rates rise?',
			both: 'How do you and your partner feel about the risk that rates rise?',
		},
		yearsNoInterestIncrease: {
			label: 'For how many years do you want a fixed rate?',
			both: 'For how many years do you and your partner want a fixed rate?',
		},
		maxCostsIncrease: { label: 'How much may your monthly costs rise at most, in euros?' },
		inHomeAfterDeath: {
			label: 'Do you want to stay in the home if your partner dies?',
			partner: 'Does your partner want to stay in the home if you die?',
		},
		netDisposableIncomeDeath: {
			label: 'What net monthly income do you want if your partner dies, in euros?',
			partner: 'What net monthly income does your partner want if you die, in euros?',
		},
		inHomeAfterDisability: {
			label: 'Do you want to stay in the home if you cannot work?',
			partner: 'Does your partner want to stay in the home if they cannot work?',
		},
		netDisposableIncomeDisability: {
			label: 'What net monthly income do you want if you cannot work, in euros?',
			partner: 'What net monthly income does your partner want if they cannot work, in euros?',
		},
		inHomeAfterUnemployment: {
			label: 'Do you want to stay in the home if you lose your job?',
			partner: 'Does your partner want to stay in the home if they lose their job?',
		},
		netDisposableIncomeUnemployment: {
			label: 'What net monthly income do you want if you lose your job, in euros?',
			partner: 'What net monthly income does your partner want if they lose their job, in euros?',
		},
		sustainabilityInterest: {
			label: 'Do you want to make your home more sustainable?',
			both: 'Do you and your partner want to make your home more sustainable?',
		},
		sustainabilityFinance: { label: 'How do you want to pay for that?' },
		sustainabilityReason: { label: 'Why would you make your home more sustainable?' },
		sustainabilityKnowGeneral: { label: 'How much do you know about sustainable homes in general?' },
		sustainabilityKnowEnergy: { label: 'How much do you know about measures that save energy?' },
		sustainabilityKnowSavings: { label: 'How much do you know about what those measures save you?' },
		sustainabilityKnowFinancing: { label: 'How much do you know about loans and grants for them?' },
		sustainabilityComment: {
			label: 'Would you like to add anything about sustainability?',
			hint: 'At most 255 characters.',
		},
	},
	answers: {
		yesNo: { '1': 'Yes', '0': 'No' },
		pep: { '0': 'Yes', '1': 'No' },
		amount: { lot: 'A lot', enough: 'Enough', little: 'A little', nothing: 'Nothing' },
		riskKnow: {
			riskKnowSavingsMortgage: 'A savings mortgage',
			riskKnowInvestmentMortgage: 'An investment mortgage',
			riskKnowMortgageInterest: 'Changing interest rates',
			riskKnowNorepaymentMortgage: 'An interest-only mortgage',
			riskKnowLinearMortgage: 'A linear mortgage',
			riskKnowAnnuityMortgage: 'An annuity mortgage',
		},
		riskKnowHow: {
			riskKnowHowFinancialLeaflets: 'Leaflets about money',
			riskKnowHowAdvisor: 'An adviser',
			riskKnowHowFamily: 'Family or friends',
			riskKnowHowLiterature: 'Books, newspapers or the internet',
		},
		deductibilityKnow: {
			deductibilityKnowCapping: 'The deduction has a maximum',
			deductibilityKnowBorrowing: 'Not every loan for a home is deductible',
			deductibilityKnowHomeReserve: 'Profit on a former home counts (home reserve)',
			deductibilityKnowDifference: 'The difference between gross and net costs',
		},
		deductibilityKnowHow: {
			deductibilityKnowHowFinancialLeaflets: 'Leaflets about money',
			deductibilityKnowHowAdvisor: 'An adviser',
			deductibilityKnowHowFamily: 'Family or friends',
			deductibilityKnowHowLiterature: 'Books, newspapers or the internet',
		},
		knowBuyFinancialProduct: { precise: 'Yes, precisely', globally: 'Yes, roughly', nothing: 'No' },
		experienceMortgage: {
			none: 'I have never had a mortgage',
			closed: 'I had a mortgage in the past',
			ongoing: 'I have a mortgage now',
		},
		incomeExpectationTrend: { gelijk: 'It stays the same', stijgt: 'It rises', daalt: 'It falls' },
		currentCostsAffordable: { '1': 'Yes, affordable', '0': 'No, too high' },
		changesInCosts: {
			toenemend: 'They may rise',
			afnemend: 'They must fall',
			gelijk: 'They must stay the same',
		},
		riskInterestIncrease: {
			onacceptabel: 'The interest rate must not rise',
			xjaarzekerheid: 'The rate must be fixed for a number of years',
			acceptabel: 'The interest rate may rise',
		},
		sustainabilityFinance: {
			sustainabilityFinanceLoan: 'With a loan',
			sustainabilityFinanceSavings: 'With savings',
		},
		sustainabilityReason: {
			sustainabilityReasonCosts: 'Lower energy costs',
			sustainabilityReasonComfort: 'More comfort',
			sustainabilityReasonSale: 'The home becomes worth more',
			sustainabilityReasonEnvironment: 'Better for the environment',
		},
	},
}
