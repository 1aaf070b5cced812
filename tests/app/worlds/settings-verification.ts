import { lacks, type Table } from './expectation';

const CARD = 'Site verification';
const AUTO = 'button: Verify with Google';
const MANUAL = 'button: Manually Verify';
const SAVE = 'button: Save';
const VERIFIED = 'Your site is verified with Google';
const CONSOLE = 'link: Open Google Search Console (opens in a new tab)';

/** Expectations by the state of the verification with Google. */
export const GOOGLE: Table = {
	'verification-token': { [CARD]: [AUTO, MANUAL, lacks(SAVE), lacks(VERIFIED)] },
	verified: { [CARD]: [VERIFIED, 'button: Edit', CONSOLE, lacks(AUTO)] },
	'verified-by-another': { [CARD]: [VERIFIED, 'button: Edit', lacks(CONSOLE)] },
	'verification-withdrawn': { [CARD]: [AUTO, MANUAL, lacks(VERIFIED)] },
	'verification-failing': {
		[CARD]: ["Couldn't check whether Google has verified", 'button: Try again', MANUAL],
	},
	'coming-soon': { [CARD]: [SAVE, lacks(AUTO), lacks('button: Cancel')] },
};
