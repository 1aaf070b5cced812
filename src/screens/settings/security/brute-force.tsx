import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { resolveAddAddress } from '@/domain/modules/protect';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import type { CardSlots } from '../frame/card-frame';
import { SettingSwitch } from '../frame/setting-switch';
import { Indented } from '../frame/setting-row';
import { useField } from '../frame/setting-field';
import { useSettingState } from '../frame/use-setting-state';
import styles from './style.module.scss';

const LIST = 'jetpack_protect_global_whitelist';

/** The person's own address, with the button that adds it to the list (SETSEC-29 to SETSEC-31). */
function OwnAddress() {
	const reasonId = useId();
	const currentIp = useAppSelector((state) => selectSite(state).currentIp);
	const { value, readOnly, onChange } = useField(LIST);
	const field = useSettingState(LIST).kind;
	const view = resolveAddAddress({ currentIp, field, isSaving: readOnly, list: value });
	/* translators: %s: an IP address. */
	const [before, after] = __('Your current IP: %s').split('%s');

	if (view.kind === 'unknown-ip') {
		return <p>{__("Couldn't find your current IP address.")}</p>;
	}
	const isListed = view.kind === 'disabled' && view.reason === 'listed';
	const add = () => {
		if (view.kind === 'usable') {
			onChange(view.next);
			announce(__('Added. Save your settings to keep it.'));
		}
	};
	return (
		<div className={styles.own}>
			<p>
				{before}
				<bdi dir="ltr">{currentIp}</bdi>
				{after}
			</p>
			<Button
				size="small"
				disabled={view.kind === 'disabled'}
				// After a click the address is on the list, and the button keeps the focus.
				accessibleWhenDisabled
				aria-describedby={isListed ? reasonId : undefined}
				onClick={add}
			>
				{__('Add to Always Allowed list')}
			</Button>
			{isListed && (
				<span id={reasonId} className="jd-muted">
					{__('This address is already on the list.')}
				</span>
			)}
		</div>
	);
}

/** Brute-force protection, and the addresses that are never blocked (SETSEC-28 to SETSEC-34). */
export const BRUTE_FORCE: CardSlots = {
	getConnectPrompt: () => __('Connect to set up brute force attack protection.'),
	rows: {
		protect: () => (
			<>
				<SettingSwitch id="protect" />
				<Indented>
					<OwnAddress />
				</Indented>
			</>
		),
	},
};
