import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { KeyFieldView } from '@/domain/anti-spam/settings-card';
import { getCard } from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { late } from '@/ui/loadable/late';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { AboutCard } from '../../frame/about';
import { useSearch } from '../../frame/search-context';
import { PART } from '../../frame/card-frame';
import { SettingRow } from '../../frame/setting-row';
import { SettingsPanel } from '../../frame/settings-panel';
import { OfferCard } from './offer-card';
import { KEY, useKeyCheck } from './use-key-check';

const KeyForm = late(() => import(/* webpackChunkName: "settings-late" */ './key-form'), PART);

/** What the key means for the site (SETSEC-10 to SETSEC-12). */
function KeyStatus({ view }: { view: KeyFieldView }) {
	switch (view.kind) {
		case 'fetching':
		case 'checking':
			return <Status>{__('Checking your key…')}</Status>;
		case 'valid':
		case 'set-globally':
			return <Status intent="success">{__('Your site is protected from spam.')}</Status>;
		case 'invalid':
		case 'wrong-fixed':
			return <Status intent="error">{__('Your site is not protected from spam.')}</Status>;
		case 'empty':
			return <Status intent="warning">{__('Your site needs an Anti-spam key.')}</Status>;
		case 'failed':
			return <Status intent="warning">{__("Couldn't check your key.")}</Status>;
	}
}

/** The anti-spam plugin's key: folded while it needs no action (SETSEC-07). */
function KeyCard() {
	usePrefetch(KeyForm);
	const isSearching = useSearch().term !== '';
	const title = getCard('anti-spam').getTitle();
	const { value, ...check } = useKeyCheck();
	// Open if a search has found the field, or if the site has no key.
	const [isOpenAtFirst] = useState(isSearching || check.isDirty || value === '');
	return (
		<SettingsPanel
			level={2}
			title={title}
			feature="anti-spam"
			settings={[KEY]}
			isOpenAtFirst={isOpenAtFirst}
			info={<AboutCard id="anti-spam" title={title} />}
			subtitle={<KeyStatus view={check.view} />}
		>
			<SettingRow id={KEY}>
				<KeyForm {...check} waiting={<Skeleton height={96} />} />
			</SettingRow>
		</SettingsPanel>
	);
}

/** The anti-spam plugin's key if the plugin is active, or how to get the plugin (SETSEC-08, SETSEC-45). */
export function AntiSpamCard() {
	const isActive = useAppSelector((state) => selectIsSettingOn(state, 'akismet'));
	return (
		<div className="jd-stack">
			{isActive && <KeyCard />}
			<OfferCard isActive={isActive} />
		</div>
	);
}
