import { __ } from '@wordpress/i18n';
import { useAppDispatch } from '@/state/store/hooks';
import { resetOptions } from '@/state/settings';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';

/** Asks for confirmation before all options are reset (DASH-31). */
export function ResetOptionsDialog({ onClose }: { onClose: () => void }) {
	const dispatch = useAppDispatch();
	const reset = () => {
		onClose();
		void dispatch(resetOptions());
	};
	return (
		<Modal
			title={__('Reset Options', 'dashboard-for-jetpack')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{__('Cancel', 'dashboard-for-jetpack')}</Button>
					<Button variant="primary" isDestructive onClick={reset}>
						{__('Reset', 'dashboard-for-jetpack')}
					</Button>
				</>
			}
		>
			<p>{__('This will reset all Jetpack options, are you sure?', 'dashboard-for-jetpack')}</p>
		</Modal>
	);
}
