# A person on this server: other devices, what is kept about them, and how they are called back. Names come as $name.

person-device = My other device
person-device-about = Play on with your phone or another computer: the same tables, the same name. There is no password; a code joins the two.
person-device-show = Show a code
person-device-new = A new code
person-device-have = I have a code from another device
person-device-picture = The way to this code as a QR code
person-device-how = On the other device scan the picture, or open { $address } and type the digits.
person-device-until = It works once, until { $time }. Show it to nobody else: whoever uses it is you.
person-join = The same person here
person-join-code = The code from your other device
person-join-about = Twelve digits. You find them there in the settings, under “My other device”.
person-join-known = This device is known as { $name }. Go on only if you no longer need that: seats of { $name } cannot be reached from here afterwards, unless you move them with a seat link first.
person-join-go = Be the same person here
person-out = Sign out my other devices
person-out-about = For a lost phone, or a browser that is not yours: only this device stays you. Messages to devices are switched off until you allow them again.
person-out-done = Only this device is you now.

person-data = What is kept about you
person-data-about = Your name, your seats and your moves. Nothing else, unless you switched it on here.
person-data-none = This server knows nothing about you.
person-export = All of it as a file
person-forget = Forget me
person-forget-title = Forget you?
person-forget-text = Your seats become “somebody”, in finished games too; a bot plays on where you still play. All your devices are signed out. This cannot be undone.
person-forget-sure = Forget me for good
person-forgotten = You are forgotten here. Farewell, and welcome back as somebody new.

person-calls = Called back to the table
person-calls-about = When it is your turn and you are not looking, you get one message, never more for the same turn.
person-calls-push = Messages on this device
person-calls-push-about = Also when the page is closed. Only your browser’s maker and this server are involved; what is written is sealed.
person-calls-cannot = This browser cannot be called. On an iPhone or iPad add Tabletown to the home screen first; elsewhere the address must be https.
person-calls-denied = Your browser forbids messages from this page. You can allow them in its settings for this page.
person-calls-quiet = Quiet hours
person-calls-quiet-about = We do not call you at night, unless you switch this off. By your clock ({ $zone }); what waits then is told afterwards.
person-calls-from = From
person-calls-to = Until
person-offer = Shall we call you when it is your turn, also when this page is closed?
person-offer-quiet = Between { $from } and { $to } we keep quiet; you can change that in the settings.
person-offer-yes = Yes, please
person-offer-no = No, thanks

person-mail = E-mail
person-mail-about = We send one e-mail with a link, and nothing more before you have opened it. The address is shown to nobody.
person-mail-send = Send the link
person-mail-asked = An e-mail with a link is on its way to you. Until you open it, nothing else is sent.
person-mail-confirmed = You are called by e-mail when no message can reach a device of yours.
person-mail-off = No more e-mails
person-mail-confirm-title = E-mails from Tabletown
person-mail-confirm-text = Shall Tabletown write to this address when it is your turn and you are not looking? One e-mail a turn at most; every one has a link that ends it.
person-mail-confirm-yes = Yes, write to me
person-mail-confirm-done = Confirmed. You can close this page.
person-mail-stop-title = No more e-mails
person-mail-stop-done = Done: Tabletown will not write to this address any more, and has forgotten it.
person-mail-ask-title = E-mails from Tabletown?
person-mail-ask = Somebody gave this address to be told when it is their turn. If that was you, open this link and confirm:

    { $link }

    If it was not you, do nothing: no other e-mail follows.
person-mail-turn-title = Your turn: { $game }
person-mail-turn = It is your turn at a table of { $game }:

    { $link }

    No more of these e-mails, with one tap:
    { $stop }
