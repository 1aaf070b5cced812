import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { FeatureState, RecommendedFeature } from '@/domain/recommendations';
import { BUSY } from '@/state/outcome';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { enableFeature, selectFeature } from '@/state/recommendations';
import { getFeatureText } from './feature-texts';
import { selectSite } from '@/state/site';

/** A feature as it stands, how to get it going, and what went wrong where that has failed. */
export function useFeature(feature: RecommendedFeature) {
	const dispatch = useAppDispatch();
	const state = useAppSelector((root) => selectFeature(root, feature));
	const { adminUrl } = useAppSelector(selectSite);
	const [reason, setReason] = useState<string | null>(null);
	const text = getFeatureText(feature, adminUrl);

	const enable = async () => {
		setReason(null);
		const { error } = await dispatch(enableFeature(feature));
		if (error && error.code !== BUSY.code) {
			setReason(error.serverMessage || error.message);
		}
	};
	const problem =
		reason === null || state.kind !== 'off' || state.task
			? null
			: describe(text.name, reason, state);
	return { state, text, enable, problem };
}

const describe = (
	name: string,
	reason: string,
	{ isInstalled }: Extract<FeatureState, { kind: 'off' }>,
) =>
	isInstalled
		? sprintf(
				/* translators: 1: name of a feature. 2: why it failed, as a sentence. */
				__("Couldn't turn on %1$s. %2$s", 'dashboard-for-jetpack'),
				name,
				reason,
			)
		: sprintf(
				/* translators: 1: name of a plugin. 2: why it failed, as a sentence. */
				__("Couldn't install %1$s. %2$s", 'dashboard-for-jetpack'),
				name,
				reason,
			);

/** On the button that gets a feature going, or while it comes. */
export function getEnableLabel(
	text: ReturnType<typeof getFeatureText>,
	{ task, isInstalled }: Extract<FeatureState, { kind: 'off' }>,
): string {
	switch (task) {
		case 'installing':
			/* translators: %s: name of a plugin. */
			return sprintf(__('Installing %s…', 'dashboard-for-jetpack'), text.name);
		case 'activating':
			/* translators: %s: name of a plugin. */
			return sprintf(__('Activating %s…', 'dashboard-for-jetpack'), text.name);
		case 'enabling':
			/* translators: %s: name of a feature. */
			return sprintf(__('Turning on %s…', 'dashboard-for-jetpack'), text.name);
		case null:
			return (isInstalled && text.activate) || text.action;
	}
}
