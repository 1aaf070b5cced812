import { findRoute } from '@/domain/routes';
import { resolveActiveSettingsTab, type ActiveTabFacts } from './active-settings-tab';

/**
 * Whether a change of path leaves a settings tab with what was typed in it (SETGEN-01). "/settings"
 * and the tab that it opens are one place; WordPress's skip links leave nothing (SHELL-19).
 *
 * @param from The path whose screen is shown.
 * @param to   The path that was asked for.
 */
export function leavesSettingsTab(from: string, to: string, facts: ActiveTabFacts): boolean {
	const target = findRoute(to);
	if (from === to || target?.group === 'skip-link') {
		return false;
	}
	const areBothSettings = findRoute(from)?.group === 'settings' && target?.group === 'settings';
	return (
		!areBothSettings ||
		resolveActiveSettingsTab(from, facts) !== resolveActiveSettingsTab(to, facts)
	);
}
