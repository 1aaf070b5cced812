import { __, _n, sprintf } from '@wordpress/i18n';
import { isReloadingSave } from '@/domain/settings/effects';
import { countSteps, isChange, listChangedElsewhere, type Journal, type Step } from './journal';
import { describeOnSite, nameEntry, type FileFacts } from '@/domain/settings/file/site-entries';

export const listRefusals = ({ steps }: Journal, facts: FileFacts) =>
	steps
		.filter(({ state }) => state === 'refused')
		.map(({ key, reason }) => ({ key, name: nameEntry(facts, key).name, reason }));

/** The values before, after and now. */
function describeLeftOut({ key, from, to, found }: Step, facts: FileFacts): string {
	const describe = (value: unknown) => describeOnSite(facts, key, value);
	return sprintf(
		/* translators: 1: value of a setting. 2: the value that it should have got. 3: the value that it has now. */
		__('%1$s → %2$s. Now: %3$s'),
		describe(from),
		describe(to),
		describe(found),
	);
}

/** The changes that were left out because somebody else changed the value in between, in words. */
export const listLeftOut = ({ steps }: Journal, facts: FileFacts) =>
	listChangedElsewhere(steps).map((step) => ({
		key: step.key,
		name: nameEntry(facts, step.key).name,
		change: describeLeftOut(step, facts),
	}));

export function summarizeJournal({ steps, direction }: Journal): string {
	const { all, done } = countSteps(steps);
	if (direction === 'undo') {
		return done === all
			? __('Undone. Your earlier settings are back.')
			: sprintf(
					/* translators: 1: number of undone changes. 2: number of all changes. */
					_n('%1$d of %2$d change undone.', '%1$d of %2$d changes undone.', all),
					done,
					all,
				);
	}
	return done === all
		? sprintf(
				/* translators: %d: number of changes. */
				_n('%d change applied.', '%d changes applied.', all),
				all,
			)
		: sprintf(
				/* translators: 1: number of applied changes. 2: number of all changes. */
				_n('%1$d of %2$d change applied.', '%1$d of %2$d changes applied.', all),
				done,
				all,
			);
}

/** Whether a change shows in WordPress's own menus only after the page is reloaded (NOTICE-25). */
export const needsReload = ({ steps }: Journal): boolean =>
	steps.some(
		(step) => isChange(step) && step.state === 'done' && isReloadingSave({ [step.key]: step.to }),
	);

function describeStep(step: Step, facts: FileFacts): string {
	const { key, from, to, state, reason } = step;
	const { name } = nameEntry(facts, key);
	const change = `${name}: ${describeOnSite(facts, key, from)} → ${describeOnSite(facts, key, to)}`;
	switch (state) {
		case 'done':
			return `✓ ${change}`;
		case 'refused':
			return `✗ ${change} (${reason})`;
		case 'waiting':
			return `… ${change}`;
		case 'changed':
			return `! ${name}: ${describeLeftOut(step, facts)}`;
	}
}

export const writeResultText = (journal: Journal, facts: FileFacts): string =>
	[
		summarizeJournal(journal),
		'',
		...journal.steps
			.filter((step) => isChange(step) || step.state === 'refused')
			.map((step) => describeStep(step, facts)),
	].join('\n');
