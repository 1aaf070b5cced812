import { createTracks, isTracksEventName } from '@/lib/tracks';

it.each(['wpa_page_view', 'Jetpack_view', 'jetpack-view', 'jetpack_', ''])(
	'TRACK-02 accepts names of the two products, rejects "%s" and sends nothing',
	(name) => {
		const send = jest.fn();
		expect(['jetpack_wpa_page_view', 'akismet_view'].every(isTracksEventName)).toBe(true);
		createTracks(send).recordEvent(name);
		expect(send).not.toHaveBeenCalled();
	},
);

it('sends an event with its properties', () => {
	const send = jest.fn();
	createTracks(send).recordEvent('jetpack_wpa_page_view', { path: '/dashboard' });
	expect(send).toHaveBeenCalledWith('jetpack_wpa_page_view', { path: '/dashboard' });
});
