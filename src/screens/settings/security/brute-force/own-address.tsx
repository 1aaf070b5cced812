import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { resolveAddAddress, type AddAddressView } from '@/domain/settings-cards/add-address';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { useField } from '../../frame/use-field';
import { useSettingState } from '../../frame/use-setting-state';
import styles from './style.module.scss';

const LIST = 'jetpack_protect_global_whitelist';

interface AddButtonProps {
	view: Exclude<AddAddressView, { kind: 'unknown-ip' }>;
	onAdd: (list: string) => void;
}

function AddButton({ view, onAdd }: AddButtonProps) {
	const reasonId = useId();
	const isListed = view.kind === 'disabled' && view.reason === 'listed';
	return (
		<>
			<Button
				size="small"
				disabled={view.kind === 'disabled'}
				// The address is on the list once it was pressed, and the focus stays.
				accessibleWhenDisabled
				aria-describedby={isListed ? reasonId : undefined}
				onClick={() => view.kind === 'usable' && onAdd(view.next)}
			>
				{__('Add to Always Allowed list', 'jetpack')}
			</Button>
			{isListed && (
				<span id={reasonId} className={styles.reason}>
					{__('This address is on the list.', 'jetpack')}
				</span>
			)}
		</>
	);
}

/** The address of the person who looks, with the way to put it on the list (SETSEC-29 to SETSEC-31). */
export function OwnAddress() {
	const currentIp = useAppSelector((state) => selectSite(state).currentIp);
	const { value, isSaving, onChange } = useField(LIST);
	const field = useSettingState(LIST).kind;
	const view = resolveAddAddress({ currentIp, field, isSaving, list: value });

	switch (view.kind) {
		case 'unknown-ip':
			return <p>{__('The site could not tell your current IP address.', 'jetpack')}</p>;
		case 'usable':
		case 'disabled':
			return (
				<div className={styles.own}>
					<p>
						{sprintf(
							/* translators: %s: an IP address. */
							__('Your current IP: %s', 'jetpack'),
							currentIp,
						)}
					</p>
					<AddButton
						view={view}
						onAdd={(list) => {
							onChange(list);
							announce(__('Added. Save the settings to keep it.', 'jetpack'));
						}}
					/>
				</div>
			);
		default:
			return assertNever(view, 'address view');
	}
}
