import { waitFor } from '#tests/support/render';
import { hrefOf } from '../parts';
import { openCard, toggleOf } from './writing/parts';

describe('composing', () => {
	const BLOCKS = "Add Jetpack's blocks to the editor";

	describe('the blocks', () => {
		it('WRITING-14 WRITING-15 have a warning and a link to the editor', () => {
			openCard('composing');
			expect(toggleOf(BLOCKS)).toHaveAccessibleDescription(
				expect.stringContaining(
					'if there are Jetpack blocks used in existing posts or pages, disabling this setting will cause those blocks to stop working',
				),
			);
			expect(hrefOf('Open the block editor')).toBe('http://site.test/wp-admin/post-new.php');
		});

		it('are on by default, and saved at once', async () => {
			const { user, world, events } = openCard('composing');
			expect(toggleOf(BLOCKS)).toBeChecked();
			await user.click(toggleOf(BLOCKS));
			await waitFor(() => expect(world.settings.jetpack_blocks_disabled).toBe(true));
			await waitFor(() => expect(toggleOf(BLOCKS)).not.toHaveAttribute('aria-busy'));
			expect(toggleOf(BLOCKS)).not.toBeChecked();
			expect(events).toContainEqual({
				name: 'jetpack_wpa_settings_toggle',
				properties: { module: 'blocks', setting: 'jetpack_blocks_disabled', toggled: 'off' },
			});
			await user.click(toggleOf(BLOCKS));
			await waitFor(() => expect(world.settings.jetpack_blocks_disabled).toBe(false));
		});
	});
});
