(function () {
	window.dashboardForJetpackStart?.();
});
