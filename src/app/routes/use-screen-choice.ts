import { useState } from 'react';
import type { Route } from '@/domain/routes';
import { resolveScreen, type ScreenChoice } from '@/domain/screen-choice';
import { selectConnectionTask } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectScreenFacts } from './select-screen-facts';

const isSame = (one: ScreenChoice, other: ScreenChoice) =>
	JSON.stringify(one) === JSON.stringify(other);

/**
 * The screen of a route. A connect screen stays while its own connection is being made: the site
 * counts as connected from the first answer on, but the browser is about to leave the page.
 */
export function useScreenChoice(route: Route | undefined, pathname: string): ScreenChoice {
	const facts = useAppSelector(selectScreenFacts);
	const task = useAppSelector(selectConnectionTask);
	const choice = resolveScreen(route, facts);
	const [kept, setKept] = useState({ choice, pathname });

	const isConnecting = task === 'register' || task === 'authorize';
	if (isConnecting && kept.pathname === pathname) {
		return kept.choice;
	}
	if (kept.pathname !== pathname || !isSame(kept.choice, choice)) {
		setKept({ choice, pathname });
	}
	return choice;
}
